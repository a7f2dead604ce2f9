import { expect, test } from 'vitest';
import { sanitiseOnServer } from './sanitise-on-server.ts';
import { UNTRUSTED_HTML } from './untrusted-html.sample.ts';

test.each(UNTRUSTED_HTML)('for %s the server renders the same as the browser', (html, remains) => {
  expect(sanitiseOnServer(html)).toBe(remains);
});
