import { expect, test } from 'vitest';
import { sanitiseOnServer } from './sanitise-on-server.ts';
import { UNTRUSTED_HTML } from './untrusted-html.sample.ts';

test.each(UNTRUSTED_HTML)('of %s the server draws what the browser would', (html, remains) => {
  expect(sanitiseOnServer(html)).toBe(remains);
});
