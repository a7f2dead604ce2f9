import { joinCatalogues } from '../../shared/messages/join-catalogues.ts';
import { defineFeature } from '../../shared/navigation/define-feature.ts';
import { catalogue as claims } from '../../shared/promotions/catalogue.ts';
import { catalogue as recordWords } from '../../shared/records/catalogue.ts';

export const rewards = defineFeature({
  messages: joinCatalogues(claims, recordWords, {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  }),
  memberPages: {
    bonusDetails: { load: async () => (await import('./bonuses/bonuses-page.tsx')).default },
    rewardCenter: { load: async () => (await import('./reward-center/rewards-page.tsx')).default },
    missionLeaderboard: {
      load: async () => (await import('./missions/missions-page.tsx')).default,
    },
  },
});
