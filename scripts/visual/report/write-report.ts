import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../terminal.ts';
import type { Finding } from '../compare-with-baseline.ts';
import {
  causesOf,
  type Entry,
  entryOf,
  grouped,
  markdownOf,
  type ReportData,
} from './report-data.ts';
import { runReport } from './report-in-page.ts';

export const reportFolder = join(root, '.cache/visual-report');

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 24px; max-inline-size: 1800px; }
  nav { display: flex; flex-wrap: wrap; gap: 16px; padding-block: 12px; }
  details { border-block-start: 1px solid GrayText; padding-block: 12px; }
  summary { font-size: 18px; font-weight: 600; cursor: pointer; overflow-wrap: anywhere; }
  article { padding-block: 16px; }
  h3 { font-size: 15px; margin: 0; overflow-wrap: anywhere; }
  p { margin: 0 0 8px; }
  .side { display: flex; flex-wrap: wrap; gap: 12px; margin-block-start: 8px; }
  figure { margin: 0; }
  .cut { overflow: hidden; border: 1px solid GrayText; max-inline-size: 100%; }
  .cut img { transform-origin: 0 0; image-rendering: pixelated; }
  .whole img { max-inline-size: 520px; border: 1px solid GrayText; }
  .stack { position: relative; inline-size: fit-content; margin-block-start: 8px; }
  .above { position: absolute; inset: 0; }
  .blink .above { visibility: hidden; }
  .after .blink .above { visibility: visible; }
  input[type=range] { inline-size: 520px; }`;

/** Escaped, so that it cannot close its script element. */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const page = (data: ReportData): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual differences</title>
<style>${STYLE}
</style>
<h1>Visual differences</h1>
<p id="summary"></p>
<nav id="filters" aria-label="Filters"></nav>
<main id="groups"></main>
<script id="data" type="application/json">${inScript(data)}</script>
<script>(${runReport.toString()})(${grouped.toString()})</script>
</html>
`;

async function withPictures(finding: Finding, entry: Entry, at: number, folder: string) {
  const all = [
    ['before', finding.before, 'webp'],
    ['after', finding.after, 'png'],
    ['difference', finding.difference, 'png'],
  ] as const;
  const files: Record<string, string> = {};
  for (const [name, picture, ending] of all) {
    if (!picture) continue;
    files[name] = `pictures/${at + 1}-${name}.${ending}`;
    await writeFile(join(folder, `pictures/${at + 1}-${name}.${ending}`), picture);
  }
  return { ...entry, ...files };
}

/**
 * Writes the report with all its pictures into a self-contained folder: a page, its data as `report.json`, and `summary.md`
 * for a pull request.
 * @returns the path of its page
 */
export async function writeReport(
  findings: readonly Finding[],
  summary: string,
  folder: string = reportFolder,
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const sorted = [...findings].sort((a, b) => (a.key < b.key ? -1 : 1));
  const causes = causesOf(sorted);
  const entries: Entry[] = [];
  for (const [at, finding] of sorted.entries()) {
    const entry = entryOf(finding, causes.get(finding.key) ?? '');
    entries.push(await withPictures(finding, entry, at, folder));
  }
  const data: ReportData = { summary, entries };
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(data, undefined, 2)}\n`);
  await writeFile(join(folder, 'summary.md'), markdownOf(data));
  const file = join(folder, 'index.html');
  await writeFile(file, page(data));
  return file;
}
