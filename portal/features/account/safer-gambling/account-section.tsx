import * as css from '../../../shared/cashier/cashier.css.ts';
import { ClosingCard } from './closing-card.tsx';
import { DataCard } from './data-card.tsx';
import { MarketingCard } from './marketing-card.tsx';

/** The member's data, marketing consent and account closing (R10.11). */
export const AccountSection = () => (
  <div className={css.stack}>
    <MarketingCard />
    <DataCard />
    <ClosingCard />
  </div>
);
