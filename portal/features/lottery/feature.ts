import { joinCatalogues } from '../../shared/messages/join-catalogues.ts';
import { defineFeature } from '../../shared/navigation/define-feature.ts';
import { catalogue as play } from '../../shared/play/catalogue.ts';

const lotteryRoute = async () => (await import('./lottery-route.tsx')).LotteryRoute;

export const lottery = defineFeature({
  messages: joinCatalogues(play, {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  }),
  routes: {
    '/lottery': {
      load: lotteryRoute,
      title: 'lottery.title.lottery',
      props: { area: 'lottery' },
      guard: 'member',
    },
    '/vnLottery': {
      load: lotteryRoute,
      title: 'lottery.title.vnLottery',
      props: { area: 'vnLottery' },
      guard: 'member',
    },
    '/seaLottery': {
      load: lotteryRoute,
      title: 'lottery.title.seaLottery',
      props: { area: 'seaLottery' },
      guard: 'member',
    },
  },
});
