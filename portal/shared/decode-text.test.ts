import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

test('[R2.13] [R2.05] percent-encoded text is decoded, and any other text stays as it is', () => {
  expect(decodeText('responsible%20gaming')).toBe('responsible gaming');
  expect(decodeText('%F0%9F%8E%B2')).toBe('🎲');
  for (const text of ['', 'turnover', '50%', '50%off', '%F0%9F', '%20%']) {
    expect(decodeText(text)).toBe(text);
  }
});
