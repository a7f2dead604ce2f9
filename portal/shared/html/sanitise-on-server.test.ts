import { expect, test } from 'vitest';
import { OUTSIDE } from './outside.sample.ts';
import { sanitiseOnServer } from './sanitise-on-server.ts';

test.each(OUTSIDE)('of %s the server draws what the browser would', (html, remains) => {
  expect(sanitiseOnServer(html)).toBe(remains);
});
