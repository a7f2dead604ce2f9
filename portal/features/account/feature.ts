import { catalogue as ownLink } from '../../shared/invite/catalogue.ts';
import { catalogue as line } from '../../shared/line/catalogue.ts';
import { joinCatalogues } from '../../shared/messages/join-catalogues.ts';
import { defineFeature } from '../../shared/navigation/define-feature.ts';
import { catalogue as pictures } from '../../shared/pictures/catalogue.ts';
import { catalogue as claims } from '../../shared/promotions/catalogue.ts';
import { catalogue as protection } from '../../shared/protection/catalogue.ts';
import { catalogue as recordWords } from '../../shared/records/catalogue.ts';

export const account = defineFeature({
  messages: joinCatalogues(ownLink, line, pictures, claims, protection, recordWords, {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  }),
  memberPages: {
    securityCenter: { load: async () => (await import('./security/security-page.tsx')).default },
    vip: { load: async () => (await import('./vip/vip-page.tsx')).default },
    referral: { load: async () => (await import('./referral/referral-page.tsx')).default },
    messageV2: { load: async () => (await import('./inbox/inbox-page.tsx')).default },
    saferGambling: {
      load: async () => (await import('./safer-gambling/safer-gambling-page.tsx')).default,
    },
  },
});
