import { catalogue as cashierWords } from '../../shared/cashier/catalogue.ts';
import { joinCatalogues } from '../../shared/messages/join-catalogues.ts';
import { defineFeature } from '../../shared/navigation/define-feature.ts';
import { catalogue as recordWords } from '../../shared/records/catalogue.ts';

export const records = defineFeature({
  messages: joinCatalogues(cashierWords, recordWords, {
    EN: () => import('./messages/en.json'),
    TY: () => import('./messages/fil.json'),
  }),
  memberPages: {
    personalHistoryCopy: { load: async () => (await import('./bets/bets-page.tsx')).default },
    transactionHistory: {
      load: async () => (await import('./transactions/transactions-page.tsx')).default,
    },
    personalProfit: { load: async () => (await import('./profit/profit-page.tsx')).default },
    manualRebate: { load: async () => (await import('./rebates/rebates-page.tsx')).default },
  },
});
