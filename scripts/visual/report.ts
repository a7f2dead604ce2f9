import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../terminal.ts';
import type { Finding } from './judge.ts';

const reportFolder = join(root, '.cache/visual-report');

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 24px; max-inline-size: 1800px; }
  article { border-block-start: 1px solid GrayText; padding-block: 16px; }
  h2 { font-size: 17px; margin: 0; overflow-wrap: anywhere; }
  p { margin: 0 0 12px; }
  .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; }
  figure { margin: 0; }
  img { max-inline-size: 100%; border: 1px solid GrayText; display: block; }
  nav a { margin-inline-end: 16px; }`;

const TITLES: Readonly<Record<Finding['kind'], string>> = {
  different: 'Different',
  new: 'New',
  gone: 'Gone',
  broken: 'Broken',
};

interface Written {
  readonly finding: Finding;
  readonly pictures: readonly { readonly name: string; readonly file: string }[];
}

async function writePictures(finding: Finding, at: number, folder: string): Promise<Written> {
  const all = [
    { name: 'Before', data: finding.before, ending: 'webp' },
    { name: 'After', data: finding.after, ending: 'png' },
    { name: 'Difference', data: finding.difference, ending: 'png' },
  ];
  const pictures = [];
  for (const { name, data, ending } of all) {
    if (!data) continue;
    const file = `pictures/${at + 1}-${name.toLowerCase()}.${ending}`;
    await writeFile(join(folder, file), data);
    pictures.push({ name, file });
  }
  return { finding, pictures };
}

const figure = ({ name, file }: Written['pictures'][number]) =>
  `<figure><figcaption>${name}</figcaption><a href="${file}"><img src="${file}" alt="${name}" loading="lazy"></a></figure>`;

const article = ({ finding, pictures }: Written) => `
  <article>
    <h2>${escaped(finding.key)}</h2>
    <p>${escaped(finding.what)}</p>
    <div class="pictures">${pictures.map(figure).join('')}</div>
  </article>`;

function page(written: readonly Written[], summary: string): string {
  const kinds = (Object.keys(TITLES) as Finding['kind'][]).filter((kind) =>
    written.some(({ finding }) => finding.kind === kind),
  );
  const of = (kind: Finding['kind']) => written.filter(({ finding }) => finding.kind === kind);
  const sections = kinds.map(
    (kind) =>
      `<section id="${kind}"><h1>${TITLES[kind]}</h1>${of(kind).map(article).join('')}</section>`,
  );
  const links = kinds.map((kind) => `<a href="#${kind}">${TITLES[kind]}: ${of(kind).length}</a>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual differences</title>
<style>${STYLE}
</style>
<p>${escaped(summary)}</p>
<nav>${links.join('')}</nav>
${sections.join('\n')}
</html>
`;
}

/**
 * Writes the report with all its pictures into a folder that can be moved or sent as it is.
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
  const written: Written[] = [];
  for (const [at, finding] of sorted.entries()) {
    written.push(await writePictures(finding, at, folder));
  }
  const file = join(folder, 'index.html');
  await writeFile(file, page(written, summary));
  return file;
}
