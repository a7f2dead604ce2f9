import { expect, test } from 'vitest';
import { returnTargetOf } from './return-target.ts';

const search = (...popups: string[]) =>
  `?${new URLSearchParams(popups.map((popup) => ['popup', popup]))}`;
const encoded = encodeURIComponent;

test.each([
  ['/login', '?next=%2Frng%3Fq%3Da', '/rng?q=a'],
  ['/register', '?next=%2Frng', '/rng'],
  ['/login', '?next=%2F%2Fevil.example', '/'],
  // Browsers drop tabs and line breaks, and read a backslash as a slash.
  ['/login', '?next=/%09/evil.example', '/'],
  ['/login', '?next=/%0A/evil.example', '/'],
  ['/login', '?next=/%0D/evil.example', '/'],
  ['/login', '?next=/%5Cevil.example', '/'],
  ['/login', '?next=%09//evil.example', '/'],
  ['/rng', search(`login::${encoded('/\t/evil.example')}`), '/'],
  ['/rng', search(`login::${encoded('/rng?q=a')}`), '/rng?q=a'],
  ['/rng', search(`login::${encoded('/rng?q=a#top')}`), '/rng?q=a#top'],
  ['/rng', search(`register::${encoded('/rng')}`), '/rng'],
  ['/rng', search(`login::${encoded('/rng')}`, 'forgot'), '/rng'],
  ['/rng', search('login'), undefined],
  ['/rng', '', undefined],
])('at %s%s %s was wanted', (pathname, query, path) => {
  expect(returnTargetOf({ pathname, search: query }).path).toBe(path);
});

test.each([
  [search(`login::${encoded('/rng?q=a')}`), false],
  [`?q=a&popup=${encoded(`login::${encoded('/rng?q=a')}`)}`, true],
  [`?q=a&popup=${encoded(`login::${encoded('/rng?q=a#top')}`)}`, true],
  [`?q=a b&popup=${encoded(`login::${encoded('/rng?q=a+b')}`)}`, true],
  [search('game:N1:real', `login::${encoded('/rng?popup=game:N1:real')}`), true],
  [search(`login::${encoded('/rng')}`, 'forgot'), false],
  [search(`login::${encoded('/live')}`), false],
])('/rng%s leads to the page below it: %s', (query, isBelow) => {
  expect(returnTargetOf({ pathname: '/rng', search: query }).isBelow).toBe(isBelow);
});

test('a favourite is part of the return target, in the other form too', () => {
  const game = JSON.stringify({ nodeId: 'N1' });
  const query = search(['login', '', encoded('/rng'), encoded(game)].join(':'));
  expect(returnTargetOf({ pathname: '/rng', search: query })).toMatchObject({
    args: ['', '/rng', game],
    favourite: game,
  });
});
