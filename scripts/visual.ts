import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { reportFailure, ScriptError, seconds } from './terminal.ts';
import { ensureBrowser } from './test/browser.ts';
import { Baseline } from './visual/baseline.ts';
import { capturePictures, findSystemFonts } from './visual/capture.ts';
import {
  compareShot,
  type Finding,
  failsRun,
  obsoletePictures,
} from './visual/compare-with-baseline.ts';
import { checkFaults } from './visual/faults.ts';
import { packPictures } from './visual/pack.ts';
import { choose, planPictures, readBrandModes, type Shot, type Subject } from './visual/plan.ts';
import { showProgress } from './visual/progress.ts';
import { serveReview } from './visual/report/review.ts';
import { writeReport } from './visual/report/write-report.ts';
import { browserName, stageBrowser } from './visual/stage.ts';
import { type ServedStorybook, serveStorybook } from './visual/storybook.ts';
import { ApprovalCache } from './visual/unchanged.ts';

const USE = `npm run visual                      compares pictures with the baseline
npm run visual -- --all             also what comes from the files that it was approved from
npm run visual -- --update          makes what is there now the baseline
npm run visual -- --review          opens the last report, to approve a picture or a group of them
npm run visual -- --faults          breaks the kit in each way of tests/visual/faults, or in those
                                    that are named: each must be told
npm run visual -- --fonts           tells which stories draw letters with a font of this machine
npm run visual -- --pack            writes the baseline as small as it gets, after many were approved
  --component button                only of a component of the kit
  --screen lobby                    only of a screen or feature of the portal
  --brand cedar                     only in a brand
  --runs 20                         so many times in a row
Each of the three may be given more than once.`;
/** Maximum number of differences in the terminal; the report has all of them. */
const LISTED = 20;

const options = {
  update: { type: 'boolean', default: false },
  review: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  pack: { type: 'boolean', default: false },
  faults: { type: 'boolean', default: false },
  fonts: { type: 'boolean', default: false },
  component: { type: 'string', multiple: true, default: [] as string[] },
  screen: { type: 'string', multiple: true, default: [] as string[] },
  brand: { type: 'string', multiple: true, default: [] as string[] },
  runs: { type: 'string', default: '1' },
  help: { type: 'boolean', default: false },
} as const;

interface Job {
  readonly storybook: ServedStorybook;
  readonly baseline: Baseline;
  readonly subjects: readonly Subject[];
  /** The keys of all stories, including those that are skipped because they did not change. */
  readonly planned: ReadonlySet<string>;
  /** The part of the baseline that matches the filter. */
  readonly known: readonly string[];
}

const keysOf = (subjects: readonly Subject[]) =>
  new Set(subjects.flatMap(({ shots }) => shots.map(({ key }) => key)));

/** `--brand` and the other filters apply to the baseline as they do to stories. */
function knownOf(baseline: Baseline, subjects: readonly Subject[], chosen: readonly Subject[]) {
  if (chosen === subjects) return baseline.keys;
  const all = keysOf(subjects);
  const wanted = keysOf(chosen);
  const folders = new Set([...wanted].map((key) => key.slice(0, key.lastIndexOf('/'))));
  return baseline.keys.filter(
    (key) => wanted.has(key) || (!all.has(key) && folders.has(key.slice(0, key.lastIndexOf('/')))),
  );
}

function refuseOtherBrowser(recorded: string, here: string): void {
  if (!recorded || recorded === here) return;
  throw new ScriptError(
    `The baseline was rendered by ${recorded}, but this browser is ${here}: every picture would differ. ` +
      'Set CHROMIUM_PATH to the recorded browser, or render the whole baseline again with ' +
      '`npm run visual -- --update`.',
  );
}

async function browserHere(): Promise<string> {
  const browser = await chromium.launch(stageBrowser());
  try {
    return await browserName(browser);
  } finally {
    await browser.close();
  }
}

/** Runs all pictures in a new browser: compares them, or stores them as the baseline. */
async function once(job: Job, update: boolean): Promise<Finding[]> {
  const { storybook, baseline, subjects, planned, known } = job;
  const findings: Finding[] = [];
  const pictured = new Set<string>();
  const started = performance.now();
  const browser = await chromium.launch(stageBrowser());
  const approved = ({ key }: Shot) => baseline.hash(key);
  const found = async (finding: Finding) => {
    findings.push(finding);
    if (update && finding.after) await baseline.put(finding.key, finding.after);
  };
  let again = 0;
  const progress = showProgress(keysOf(subjects).size);
  try {
    again = await capturePictures({
      browser,
      url: storybook.url,
      subjects,
      approved,
      compareShot: (result) => {
        if ('png' in result) pictured.add(result.shot.key);
        return compareShot(result, baseline);
      },
      found,
      settled: progress.step,
    });
  } finally {
    progress.end();
    await browser.close();
  }
  const gone = obsoletePictures(known, planned);
  findings.push(...gone);
  if (update) {
    for (const { key } of findings.filter(({ kind }) => kind === 'gone')) baseline.remove(key);
  }
  const took = performance.now() - started;
  const rate = Math.round(pictured.size / (took / 60_000));
  const count = (kind: Finding['kind']) => findings.filter((each) => each.kind === kind).length;
  console.log(
    `${pictured.size} pictures in ${seconds(took)}, ${rate} a minute, ${again} second looks: ` +
      `${count('different')} different, ${count('new')} new, ${count('gone')} gone, ` +
      `${count('broken')} broken`,
  );
  printFindings(findings);
  return findings;
}

function printFindings(findings: readonly Finding[]): void {
  for (const { key, kind, what } of findings.slice(0, LISTED)) {
    console.log(`  ${kind} ${key}: ${what.split('\n')[0]}`);
  }
  if (findings.length > LISTED) console.log(`  and ${findings.length - LISTED} more`);
}

/** Pictures that were as approved, or were approved now, are skipped until their files change. */
async function noteSeen(
  seen: ApprovalCache,
  { subjects, baseline }: Job,
  findings: readonly Finding[],
  update: boolean,
): Promise<void> {
  const open = new Set(
    findings.filter(({ kind }) => !update || kind === 'broken').map(({ key }) => key),
  );
  for (const subject of subjects) {
    if (!subject.shots.some(({ key }) => open.has(key))) seen.note(subject, baseline);
  }
  await seen.save();
}

/** Every font in a picture must be in the repository, because pictures would differ on other machines. */
async function reportFonts({ url }: ServedStorybook, subjects: readonly Subject[]): Promise<void> {
  const browser = await chromium.launch(stageBrowser());
  const progress = showProgress(subjects.length);
  try {
    const found = await findSystemFonts(browser, url, subjects, progress.step);
    progress.end();
    for (const [family, keys] of found) console.log(`${family}: ${keys.toSorted().join(', ')}`);
    if (found.size > 0)
      throw new ScriptError(
        'The stories above use characters that are in no font of the repository.',
      );
    console.log('Every character of every story is in a font of the repository.');
  } finally {
    progress.end();
    await browser.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return console.log(USE);
  if (values.faults) return checkFaults(positionals);
  if (positionals.length > 0) throw new ScriptError(USE);
  if (values.review)
    return console.log(`The report: ${(await serveReview()).url} (ends with Ctrl+C)`);
  if (values.pack) {
    const { before, after } = await packPictures((await Baseline.open()).folder);
    return console.log(
      `${Math.round(before / 1024)} kB before, ${Math.round(after / 1024)} kB now`,
    );
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new ScriptError('--runs must be a positive whole number.');
  await ensureBrowser();
  const storybook = await serveStorybook();
  try {
    const all = planPictures(storybook.index, await readBrandModes());
    const filter = { components: values.component, screens: values.screen, brands: values.brand };
    const filtered = Object.values(filter).some((names) => names.length > 0);
    const subjects = filtered ? choose(all, filter) : all;
    if (values.fonts) return await reportFonts(storybook, subjects);
    const baseline = await Baseline.open();
    const here = await browserHere();
    if (!values.update || filtered) refuseOtherBrowser(baseline.browser, here);
    const approved = new Set(
      all
        .flatMap(({ shots }) => shots)
        .filter(({ key }) => baseline.hash(key) !== undefined)
        .map(({ look }) => look.brand),
    );
    const seen = await ApprovalCache.open(all);
    // With a brand filter a subject is compared only in part.
    const isWhole = values.brand.length === 0;
    const looksAtAll = values.all || values.update || !isWhole || runs > 1;
    const changed = looksAtAll
      ? subjects
      : subjects.filter((subject) => !seen.isUnchanged(subject, baseline));
    const job = {
      storybook,
      baseline,
      subjects: changed,
      planned: keysOf(subjects),
      known: knownOf(baseline, all, subjects),
    };
    const findings: Finding[] = [];
    for (let run = 0; run < runs; run += 1) findings.push(...(await once(job, values.update)));
    if (values.update) await baseline.save(here);
    const left = subjects.length - changed.length;
    if (left > 0) {
      console.log(
        `${left} of ${subjects.length} come from the same files as when they were approved.`,
      );
    }
    if (isWhole) await noteSeen(seen, job, findings, values.update);
    const failed = findings.filter((finding) =>
      values.update ? finding.kind === 'broken' : failsRun(finding, approved),
    );
    if (findings.length > 0) {
      const file = await writeReport(findings, `Drawn by ${here}.`);
      console.log(`Before, after and difference: ${file} (npm run visual -- --review to approve)`);
    }
    if (failed.length > 0)
      throw new ScriptError(`${failed.length} pictures differ from the approved ones.`);
  } finally {
    await storybook.stop();
  }
}

try {
  await main();
} catch (error) {
  reportFailure(error);
}
