import { TEST_STATE } from '../../play/client/test-page.ts';

/** The state of a lottery with one kind of bet, for tests of its page. */
export const LOTTERY_STATE = {
  ...TEST_STATE,
  game: {
    code: 'HOUSE_TURBO_FOUR_1M',
    periodMs: 60_000,
    closeMs: 5_000,
    utcOffsetMs: 0,
    prizes: [{ prize: 'first', count: 1, digits: 4 }],
    bets: [
      {
        kind: 'size',
        digits: 0,
        choices: ['big', 'small'],
        pays: [{ example: 'big', pays: 190, oneIn: 2, rtp: 95 }],
      },
    ],
    highestPayout: 1_000_000,
  },
};

/** A board whose issue is open for ten minutes, before the first draw. */
export const boardWith = ({ bets = [] }: { readonly bets?: readonly object[] }) => ({
  serverTime: Date.now(),
  issue: {
    issueNo: '2611300001',
    openAt: Date.now() - 1_000,
    closeAt: Date.now() + 600_000,
    drawAt: Date.now() + 605_000,
    seedHash: '00',
  },
  results: [],
  bets,
  balance: 100_000,
});
