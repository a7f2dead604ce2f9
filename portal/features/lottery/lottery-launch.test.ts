import type { VendorLane } from '@baize/gateway/contract';
import { expect, test } from 'vitest';
import { countdownText } from './countdown.ts';
import { lotteryRequest, modeOf } from './lottery-launch.ts';

const game = { gameCode: 'VN_HANOI', nodeId: '7', vassalage: 'TCG_LOTTO_VN' };
const params = { game, language: 'TY', backUrl: 'https://play.example/', isTrial: false } as const;
const lane = (vassalage: string): VendorLane => ({
  title: 'ELOTT',
  gameClassify: [],
  cards: [
    {
      vassalage,
      accountTypeName: '',
      displayName: '',
      smallIcon: '',
      lagerIcon: '',
      gameType: 'ELOTT',
      gameCount: 1,
      isGame: 0,
      maintenance: false,
    },
  ],
});

test('[R4.18] the prize mode is ELOTT with an ELOTT card TCG_LOTTO_VN or LOTT, else LOTT', () => {
  expect(modeOf('vnLottery', [lane('TCG_LOTTO_VN')], null)).toBe('ELOTT');
  expect(modeOf('lottery', [lane('LOTT')], null)).toBe('ELOTT');
  expect(modeOf('lottery', [lane('NUMER')], null)).toBe('LOTT');
  expect(modeOf('vnLottery', [], null)).toBe('LOTT');
});

test('[R4.18] the general page allows another prize mode; the SEA page has a fixed one', () => {
  expect(modeOf('lottery', [lane('LOTT')], 'ZY')).toBe('ZY');
  expect(modeOf('lottery', [lane('LOTT')], 'SEA')).toBe('ELOTT');
  expect(modeOf('vnLottery', [lane('LOTT')], 'ZY')).toBe('ELOTT');
  expect(modeOf('seaLottery', [lane('LOTT')], null)).toBe('SEA');
});

test('[R7.05] a requested lottery is launched for betting, in its area and prize mode', () => {
  const request = lotteryRequest({
    ...params,
    area: 'vnLottery',
    mode: 'ELOTT',
    gameCode: 'VN_HANOI',
  });
  expect(request).toMatchObject({
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoPrizeMode: 'ELOTT',
    lottoGameCode: 'VN_HANOI',
    lottoView: 'betting',
    device: 'WEB',
    backUrl: 'https://play.example/',
    language: 'TY',
    accountType: 1,
  });
});

test('[R7.05] without a lottery the lobby opens, and only Vietnam has an area', () => {
  const request = lotteryRequest({
    ...params,
    area: 'seaLottery',
    mode: 'SEA',
    gameCode: undefined,
    isTrial: true,
  });
  expect(request).toMatchObject({ launchMode: 'LOTT', lottoView: 'lobby', lottoPrizeMode: 'SEA' });
  expect(request).not.toHaveProperty('lottoArea');
  expect(request).not.toHaveProperty('lottoGameCode');
  expect(request.accountType).toBe(0);
});

test('a countdown is whole seconds and never below zero', () => {
  expect(['-5', '0', '1', '59001', '3600000', '3723000'].map(Number).map(countdownText)).toEqual([
    '00:00',
    '00:00',
    '00:01',
    '01:00',
    '1:00:00',
    '1:02:03',
  ]);
});
