// Sends Storybook to Chromatic, by `chromatic.config.json`; passes additional arguments on. Runs on any installed Node and
// checks the token before it installs anything.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const args = process.argv.slice(2);

function run(...command) {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  return status ?? 1;
}

function main() {
  const given = args.some((each) => /^(-t|--project-token)(=|$)/.test(each));
  if (!given && !process.env.CHROMATIC_PROJECT_TOKEN) {
    console.error(
      "Chromatic needs the project's token in CHROMATIC_PROJECT_TOKEN (chromatic.com, Manage, Configure); without an account use npm run visual.",
    );
    return 1;
  }
  const failed = run(join(root, 'scripts/install.mjs'));
  return failed || run(join(root, 'node_modules/chromatic/dist/bin.cjs'), ...args);
}

process.exitCode = main();
