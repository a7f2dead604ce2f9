import { describe, expect, test } from 'vitest';
import { decideStart, type PlayableEntry } from './start-game.ts';

const member = { isLogin: true, isTrial: false };
const slot: PlayableEntry = { gameType: 'RNG', vassalage: 'LUMEN', nodeId: 'N1', isGame: 1 };
const vendor: PlayableEntry = { gameType: 'RNG', vassalage: 'LUMEN', isGame: 0 };

describe('checks before a start', () => {
  test('[R4.16] a visitor has to log in first, whatever is started', () => {
    const visitor = { isLogin: false, isTrial: false };
    for (const entry of [slot, vendor, { ...vendor, vassalage: 'TCG_SEA' }]) {
      expect(decideStart(entry, visitor)).toEqual({ kind: 'login' });
    }
  });

  test('[R4.16] a trial account needs a real one, lottery included', () => {
    const trial = { isLogin: true, isTrial: true };
    for (const entry of [slot, vendor, { ...vendor, vassalage: 'TCG_LOTTO_VN' }]) {
      expect(decideStart(entry, trial)).toEqual({ kind: 'needsRealAccount' });
    }
  });
});

test('[R8.07] a game under maintenance opens for everybody, to show the maintenance', () => {
  const closed = { ...slot, maintenance: true };
  for (const who of [
    member,
    { isLogin: false, isTrial: false },
    { isLogin: true, isTrial: true },
  ]) {
    expect(decideStart(closed, who)).toEqual({ kind: 'launch', nodeId: 'N1' });
  }
  expect(decideStart({ ...vendor, maintenance: true }, { isLogin: false, isTrial: false })).toEqual(
    { kind: 'login' },
  );
});

test.each([
  ['TCG_LOTTO_VN', { ...vendor, vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT' }, '/vnLottery'],
  [
    'a game of TCG_LOTTO_VN',
    { ...slot, vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT', gameCode: 'MB & 1' },
    '/vnLottery?gameCode=MB+%26+1',
  ],
  ['TCG_SEA', { ...vendor, vassalage: 'TCG_SEA', gameType: 'LOTT' }, '/seaLottery'],
  [
    'a game of TCG_SEA',
    { ...slot, vassalage: 'TCG_SEA', gameType: 'LOTT', gameCode: 'SEA_4D' },
    '/seaLottery?gameCode=SEA_4D',
  ],
  ['LOTT', { ...vendor, gameType: 'LOTT' }, '/lottery'],
  ['a game of ELOTT', { ...slot, gameType: 'ELOTT', gameCode: 'G7' }, '/lottery?gameCode=G7'],
  ['an RNG vendor', vendor, '/rng?vassalage=LUMEN'],
  ['a LIVE vendor', { ...vendor, gameType: 'LIVE' }, '/live?vassalage=LUMEN'],
  ['a FISH vendor', { ...vendor, gameType: 'FISH' }, '/fish?vassalage=LUMEN'],
  ['a PVP vendor', { ...vendor, gameType: 'PVP' }, '/pvp?vassalage=LUMEN'],
] as const)('[R4.16] %s goes to its page', (_name, entry, to) => {
  expect(decideStart(entry, member)).toEqual({ kind: 'navigate', to });
});

test('[R4.16] a VASSALAGE entry opens the popup list, any other starts in place', () => {
  const sports: PlayableEntry = { gameType: 'SPORTS', vassalage: 'LONGS', isGame: 0 };
  expect(decideStart(sports, member)).toEqual({ kind: 'popupList', vassalage: 'LONGS' });
  expect(decideStart(slot, member)).toEqual({ kind: 'launch', nodeId: 'N1' });
  expect(decideStart({ ...sports, isGame: 1, nodeId: 'N2' }, member)).toEqual({
    kind: 'launch',
    nodeId: 'N2',
  });
});
