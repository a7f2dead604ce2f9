import { join } from 'node:path';
import { run } from './run.ts';
import { reportFailure, root, ScriptError } from './terminal.ts';

/** Sends Storybook to Chromatic, by `chromatic.config.json`; extra arguments are its own. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const given = args.some((each) => /^(-t|--project-token)(=|$)/.test(each));
  if (!given && !process.env.CHROMATIC_PROJECT_TOKEN) {
    throw new ScriptError(
      "Chromatic needs the project's token in CHROMATIC_PROJECT_TOKEN (chromatic.com, Manage, Configure); without an account use npm run visual.",
    );
  }
  const { code } = await run(
    process.execPath,
    [join(root, 'node_modules/chromatic/dist/bin.cjs'), ...args],
    { show: true },
  );
  process.exitCode = code;
}

try {
  await main();
} catch (error) {
  reportFailure(error);
}
