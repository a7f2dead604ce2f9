import { expect, test } from 'vitest';
import { linkKind, safeLink, safeSource } from './safe-link.ts';

test.each([
  ['/help#deposits', 'path'],
  ['/', 'path'],
  ['https://example.com/a?b=c#d', 'https'],
  ['HTTPS://EXAMPLE.COM', 'https'],
  ['mailto:help@example.com', 'mailto'],
  ['tel:+6312345678', 'tel'],
] as const)('%s is a link', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
  expect(safeLink(href)).toBe(href);
});

test.each([
  '',
  '/\\host.example',
  '\\/host.example',
  '//host.example',
  '/\t/host.example',
  '/\n/host.example',
  ' /page',
  'page',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'http://example.com',
  'https:/\\host.example',
  'https://shop.example@host.example/',
  'https://user:word@host.example/',
  'https://',
  'mailto:a@b.example\r\nBcc: c@d.example',
  '/page"onclick="x',
])('%j is no link', (href) => {
  expect(linkKind(href)).toBeUndefined();
  expect(safeLink(href)).toBeUndefined();
  expect(safeSource(href)).toBeUndefined();
});

test('a picture is loaded from the site itself or by https only', () => {
  expect(safeSource('/art/banner.webp')).toBe('/art/banner.webp');
  expect(safeSource('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
  for (const address of ['mailto:a@b.example', 'tel:1', 'data:image/png;base64,AA', undefined]) {
    expect(safeSource(address)).toBeUndefined();
  }
});
