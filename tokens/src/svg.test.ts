import { expect, test } from 'vitest';
import { assertSafeSvg } from './svg.ts';

const svg = (body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${body}</svg>`;
const drawn = (viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="M0 0h8"/></svg>`;

test.each(['0 0 64 64', ' -1.5,-2 , 64.5  48', '0 0 1e2 .5'])('the viewBox "%s" passes', (box) => {
  expect(() => assertSafeSvg('logo.svg', drawn(box))).not.toThrow();
});

test('shapes, gradients and a title pass', () => {
  const gradient = '<linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient>';
  const body = `<title>A brand</title><defs>${gradient}</defs><path d="M0 0h8" fill="url(#g)"/>`;
  expect(() => assertSafeSvg('logo.svg', svg(body))).not.toThrow();
  const moved =
    '<g transform="translate(1 2) rotate(45)"><path fill="rgb(1 2 3 / 50%)" d="M0 0"/></g>';
  expect(() => assertSafeSvg('logo.svg', svg(moved))).not.toThrow();
});

test('a name may contain a parenthesis, which a style may not', () => {
  const named = (name: string) => svg('<path d="M0 0h8"/>', ` role="img" aria-label="${name}"`);
  expect(() => assertSafeSvg('logo.svg', named('Aurora (club'))).not.toThrow();
  expect(() => assertSafeSvg('logo.svg', named('&#106;'))).toThrow('unsafe value of aria-label');
});

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'unsafe element <script>'],
  ['a handler', svg('', ' onload="alert(1)"'), 'unsafe attribute onload'],
  ['a style', svg('<style>*{}</style>'), 'unsafe element <style>'],
  ['foreign content', svg('<foreignObject></foreignObject>'), 'unsafe element <foreignObject>'],
  ['a link', svg('<a href="javascript:alert(1)"></a>'), 'unsafe element <a>'],
  ['a picture', svg('<image href="https://x.example/a.png"/>'), 'unsafe element <image>'],
  ['a far reference', svg('<path fill="url(https://x.example/#a)"/>'), 'unsafe value of fill'],
  ['an escaped function', svg('<path fill="u\\72l(//x.example/#a)"/>'), 'unsafe value of fill'],
  ['an escaped far path', svg('<path mask="u\\000072 l(//x.example/a)"/>'), 'unsafe value of mask'],
  ['a function in a list', svg('<path fill="none url(/a.svg#b)"/>'), 'unsafe value of fill'],
  ['a picture function', svg('<path fill="image-set(a 1x)"/>'), 'unsafe value of fill'],
  ['a comment in a value', svg('<path fill="ur/**/l(/a)"/>'), 'unsafe value of fill'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'unsafe or malformed markup'],
  ['an escaped value', svg('<path fill="&#106;avascript"/>'), 'unsafe value of fill'],
  ['a comment', svg('<!-- x -->'), 'unsafe or malformed markup'],
  ['CDATA', svg('<![CDATA[x]]>'), 'unsafe or malformed markup'],
  ['stray text', svg('hello'), 'text outside title'],
  ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'one <svg> with a viewBox'],
  ['a viewBox of words', drawn('all of it'), 'four numbers such as "0 0 64 64"'],
  ['a viewBox of three numbers', drawn('0 0 64'), 'four numbers'],
  ['a viewBox without an area', drawn('0 0 0 64'), 'four numbers'],
  ['a viewBox of negative height', drawn('0 0 64 -64'), 'four numbers'],
  ['a viewBox without end', drawn('0 0 64 Infinity'), 'four numbers'],
  ['no shape', svg('<title>A brand</title>'), 'draws no shape'],
  ['a path to nowhere', svg('<path d=""/>'), 'draws no shape'],
  ['a shape that nothing refers to', svg('<defs><path d="M0 0h8"/></defs>'), 'draws no shape'],
  ['a hidden shape', svg('<g opacity="0"><path d="M0 0h8"/></g>'), 'draws no shape'],
  ['two roots', svg('') + svg(''), 'one <svg> with a viewBox'],
  ['an open end', '<svg viewBox="0 0 8 8"><g>', '<g> is never closed'],
  ['nothing', '', 'one <svg> with a viewBox'],
  ['a huge file', svg(`<title>${'x'.repeat(30_000)}</title>`), 'larger than'],
])('%s is refused', (_case, text, message) => {
  expect(() => assertSafeSvg('logo.svg', text)).toThrow(message);
});
