import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildBrands } from './build.ts';
import { safeSvg } from './clean-svg.ts';
import { loadBrand } from './load.ts';
import { assertSafeSvg } from './svg.ts';
import { brandCopy } from './testing.ts';
import { errorsOf, TokenError } from './values.ts';

/** The same two shapes as written by Illustrator, Inkscape and Figma. */
const DRAWN = {
  illustrator: `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" id="Layer_1" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" x="0px" y="0px"
	 viewBox="0 0 120 40" style="enable-background:new 0 0 120 40;" xml:space="preserve">
<style type="text/css">
	.st0{fill:#E3B04B;}
	.st1{fill:none;stroke:#FFFFFF;stroke-width:4;stroke-miterlimit:10;}
</style>
<switch>
 <foreignObject requiredExtensions="&ns_svg;" x="0" y="0" width="1" height="1"></foreignObject>
 <g><rect class="st0" width="40" height="40"/><path class="st1" d="M50,20h60"/></g>
</switch>
</svg>`,
  inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="120" height="40" version="1.1" id="svg5" inkscape:version="1.2" sodipodi:docname="a.svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" />
  <metadata id="m"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
  <defs id="defs2"><linearGradient id="one"><stop style="stop-color:#e3b04b;stop-opacity:1" offset="0"/></linearGradient>
  <linearGradient xlink:href="#one" id="two" x1="0" x2="40" y1="0" y2="0" gradientUnits="userSpaceOnUse"/></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
    <rect style="fill:url(#two);-inkscape-stroke:none;font-variation-settings:normal" width="40" height="40" id="r"/>
    <path style="fill:none;stroke:#ffffff;stroke-width:4;marker:none" d="M 50,20 H 110" id="p"/>
  </g>
</svg>`,
  figma: `<svg width="120" height="40" viewBox="0 0 120 40" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<g clip-path="url(#clip0_1_2)" data-name="Group 1"><rect width="40" height="40" fill="#E3B04B"/>
<use xlink:href="#line"/></g>
<defs><clipPath id="clip0_1_2"><rect width="120" height="40" fill="white"/></clipPath>
<path id="line" d="M50 20H110" stroke="white" stroke-width="4"/></defs>
</svg>`,
};

/** The pixels of a picture on black. */
const seen = (svg: string) =>
  sharp(Buffer.from(svg)).flatten({ background: '#000' }).removeAlpha().raw().toBuffer();

const refusals = async (text: string) => {
  const error = await safeSvg('logo.svg', text).catch((thrown: unknown) => thrown);
  return error instanceof TokenError ? errorsOf(error).map(({ message }) => message) : [];
};

test.each(Object.entries(DRAWN))(
  'a logo from %s is accepted unchanged, and looks the same',
  async (_program, text) => {
    expect(() => assertSafeSvg('logo.svg', text)).toThrow();
    const clean = await safeSvg('logo.svg', text);
    expect(() => assertSafeSvg('logo.svg', clean)).not.toThrow();
    expect(clean.length).toBeLessThan(text.length);
    expect(clean).toMatch(/viewBox="0 0 120 40"/);
    const [before, after, expected] = await Promise.all(
      [text, clean, DRAWN.figma].map(async (svg) => [...(await seen(svg))]),
    );
    expect(after).toEqual(before);
    expect(after).toEqual(expected);
  },
);

test('a safe picture is not modified', async () => {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  expect(await safeSvg('logo.svg', text)).toBe(text);
});

test('everything that is still rejected is named at once, and nothing else', async () => {
  const text = `<?xml version="1.0"?><!-- x -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="8" onload="go()">
  <defs><filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs>
  <script>alert(1)</script>
  <text x="1" y="2" style="font-family:Inter">Aurora</text>
  <image xlink:href="https://x.example/a.png" width="8" height="8"/>
  <rect width="8" height="8" fill="url(https://x.example/#a)" filter="url(#f)" style="mix-blend-mode:multiply"/>
  <a xlink:href="javascript:alert(1)"><path d="M0 0h8"/></a>
</svg>`;
  const found = await refusals(text);
  for (const what of [
    'unsafe attribute onload on <svg>',
    'unsafe element <filter>',
    'unsafe element <script>',
    'unsafe element <text>',
    'unsafe element <image>',
    'unsafe attribute filter on <rect>',
    'unsafe attribute style on <rect> (mix-blend-mode:multiply)',
    'unsafe value of fill: url(https://x.example/#a)',
    'unsafe element <a>',
  ]) {
    expect(found).toContain(`logo.svg: ${what}`);
  }
  expect(found.join('\n')).not.toMatch(/comment|<!--|xlink|viewBox|font-family/);
});

test('nested entities, external references and files that are not SVG are rejected', async () => {
  const levels = Array.from({ length: 12 }, (_, at) =>
    at === 0 ? '<!ENTITY e0 "haha">' : `<!ENTITY e${at} "${`&e${at - 1};`.repeat(10)}">`,
  );
  const bomb = `<!DOCTYPE svg [${levels.join('')}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>&e11;</title></svg>`;
  const start = performance.now();
  const clean = await safeSvg('logo.svg', bomb).catch(() => '');
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(clean.length).toBeLessThan(24_000);
  const far =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><use href="//x.example/a.svg#b"/></svg>';
  expect(await refusals(far)).toEqual(['logo.svg: unsafe value of href: //x.example/a.svg#b']);
  expect(await refusals('a logo')).not.toEqual([]);
  expect(await refusals('x'.repeat(1_000_001))).toEqual(['logo.svg: is larger than 1000000 bytes']);
});

test('the build emits the cleaned picture, for every file', async () => {
  await using copy = await brandCopy();
  await writeFile(join(copy.folder, 'logo.svg'), DRAWN.illustrator);
  // The mark must be square, with contrast in both modes.
  const square = DRAWN.figma.replaceAll('120', '40').replaceAll(/#E3B04B/gi, '#8A6100');
  await writeFile(join(copy.folder, 'mark.svg'), square);
  const { logos, mark } = await loadBrand(copy.folder);
  const out = join(copy.parent, 'out');
  await buildBrands(out, copy.parent);
  expect(await readFile(join(out, 'meridian/logo.svg'), 'utf8')).toBe(logos.dark?.text);
  expect(await readFile(join(out, 'meridian/mark.svg'), 'utf8')).toBe(mark);
  expect(logos.dark?.text).not.toContain('ENTITY');
});
