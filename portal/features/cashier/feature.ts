import { catalogue as line } from '../../shared/line/catalogue.ts';
import { joinCatalogues } from '../../shared/messages/join-catalogues.ts';
import { defineFeature } from '../../shared/navigation/define-feature.ts';
import { catalogue as pictures } from '../../shared/pictures/catalogue.ts';
import { catalogue as claims } from '../../shared/promotions/catalogue.ts';
import { catalogue as protection } from '../../shared/protection/catalogue.ts';
import { catalogue as recordWords } from '../../shared/records/catalogue.ts';

export const cashier = defineFeature({
  messages: joinCatalogues(line, pictures, claims, protection, recordWords, {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  }),
  memberPages: {
    wallet: { load: async () => (await import('./wallet/wallet-page.tsx')).default },
    transferFund: {
      load: async () => (await import('./transfer-fund/transfer-fund-page.tsx')).default,
    },
    depositv2: { load: async () => (await import('./deposit/deposit-page.tsx')).default },
    withdraw: { load: async () => (await import('./withdraw/withdraw-page.tsx')).default },
    transferUpline: { load: async () => (await import('./transfer/transfer-page.tsx')).default },
  },
});
