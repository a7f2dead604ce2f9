import type { Game, VendorLane } from '@baize/gateway/contract';
import { expect, test } from 'vitest';
import { gamesOf, lotteryRequest } from './lottery-launch.ts';

const game = (vassalage: string, nodeId: string): Game => ({
  ...{ nodeId, vassalage, gameCode: `${vassalage}_${nodeId}`, gameType: 'LOTT', roomId: '1' },
  ...{ gameName: nodeId, nodeName: nodeId, displayName: nodeId, vendorName: vassalage },
  ...{ gameClassify: 'ALL', isGame: 1, showIcon: '', defaultIcon: '', lagerIcon: '', iconUrl: '' },
  ...{ isHot: 0, isNew: 0, supportPlay: 1, maintenance: false, rtp: 93.8, minBet: 1, maxBet: 9 },
});
const all = [
  game('TCG_LOTTO_VN', '1'),
  game('TCG_SEA', '2'),
  game('NUMER', '3'),
  game('LOTT', '4'),
];
const lane = (vassalage: string): VendorLane => ({
  title: 'ELOTT',
  gameClassify: [],
  cards: [
    {
      ...{ vassalage, accountTypeName: '', displayName: '', smallIcon: '', lagerIcon: '' },
      ...{ gameType: 'ELOTT', gameCount: 1, isGame: 0, maintenance: false },
    },
  ],
});

test('[R2.09] each lottery page has its own vendor; the general one the others, the house first', () => {
  const ids = (area: 'lottery' | 'vnLottery' | 'seaLottery') =>
    gamesOf(area, all).map(({ nodeId }) => nodeId);
  expect(ids('vnLottery')).toEqual(['1']);
  expect(ids('seaLottery')).toEqual(['2']);
  expect(ids('lottery')).toEqual(['4', '3']);
});

test('[R7.05] a draw that was asked for is launched for betting, in the area and prize mode', () => {
  const request = lotteryRequest({
    ...{ area: 'vnLottery', game: game('TCG_LOTTO_VN', '1'), gameCode: 'TCG_LOTTO_VN_1' },
    ...{ lanes: [lane('TCG_LOTTO_VN')], language: 'TY', backUrl: 'https://play.example/' },
  });
  expect(request).toMatchObject({
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoPrizeMode: 'ELOTT',
    lottoGameCode: 'TCG_LOTTO_VN_1',
    lottoView: 'betting',
    device: 'WEB',
    backUrl: 'https://play.example/',
    language: 'TY',
    accountType: 1,
  });
});

test('[R7.05] without a draw the lobby opens, and only Vietnam has an area', () => {
  const request = lotteryRequest({
    ...{ area: 'seaLottery', game: game('TCG_SEA', '2'), gameCode: undefined },
    ...{ lanes: [lane('NUMER')], language: 'EN', backUrl: 'https://play.example/' },
  });
  expect(request).toMatchObject({ launchMode: 'LOTT', lottoView: 'lobby', lottoPrizeMode: 'LOTT' });
  expect(request).not.toHaveProperty('lottoArea');
  expect(request).not.toHaveProperty('lottoGameCode');
});
