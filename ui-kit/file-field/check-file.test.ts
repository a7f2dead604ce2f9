import { expect, test } from 'vitest';
import { problemOfFile, sizeText } from './check-file.ts';

const file = (name: string, type: string, size = 10) => ({ name, type, size });

test.each([
  [file('a.png', 'image/png'), 'image/*', undefined],
  [file('a.PDF', 'application/pdf'), '.pdf', undefined],
  [file('a.pdf', 'application/pdf'), 'image/*, application/pdf', undefined],
  [file('a.exe', 'application/x-msdownload'), 'image/*,.pdf', 'type'],
  [file('a.png.exe', ''), '.png', 'type'],
  [file('a.png', 'image/png', 0), 'image/*', 'empty'],
  [file('a.png', 'image/png', 2_000_001), 'image/*', 'size'],
  [file('a.bin', ''), undefined, undefined],
])('%j for %s: %s', (chosen, accept, problem) => {
  expect(problemOfFile(chosen, { accept, maxSize: 2_000_000 })).toBe(problem);
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '1.5 kB'],
  [2_400_000, '2.4 MB'],
  [24_000_000, '24 MB'],
  [3e12, '3,000 GB'],
])('%d bytes read %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text);
});
