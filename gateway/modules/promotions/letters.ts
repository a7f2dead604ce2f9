import type { Language } from '../../contract/languages.ts';
import type { ApplicationReason } from '../../contract/promotions.ts';
import type { Letters } from '../messages/store-message.ts';
import { currencySymbol, toMajor } from '../wallet/money.ts';
import type { PromotionRow } from './facts.ts';

const REASONS: Readonly<Record<Language, Readonly<Record<ApplicationReason, string>>>> = {
  EN: {
    proof_unclear: 'The pictures do not show what is asked for.',
    not_eligible: 'The conditions are not met.',
    duplicate: 'The same was sent in before.',
    other: 'Customer service tells you more.',
  },
  TY: {
    proof_unclear: 'Hindi makita sa mga larawan ang hinihingi.',
    not_eligible: 'Hindi natupad ang mga kondisyon.',
    duplicate: 'Naipasa na ito dati.',
    other: 'Magtanong sa customer service para sa detalye.',
  },
};

export function rejectedLetters(row: PromotionRow, reason: ApplicationReason): Letters {
  return {
    EN: {
      title: `Your application was rejected: ${row.titleEn}`,
      body: `${REASONS.EN[reason]} You may apply again while the promotion lasts.`,
    },
    TY: {
      title: `Hindi naaprubahan ang aplikasyon mo: ${row.titleTy}`,
      body: `${REASONS.TY[reason]} Maaari kang mag-apply ulit habang tuloy ang promo.`,
    },
  };
}

export function approvedLetters(
  row: PromotionRow,
  bonus: { readonly amount: number; readonly currency: string },
): Letters {
  const amount = `${currencySymbol(bonus.currency)}${toMajor(bonus.amount, bonus.currency).toFixed(2)}`;
  return {
    EN: {
      title: `A bonus of ${amount} waits for you`,
      body: `Your application was approved: ${row.titleEn}. Claim the bonus in the reward center.`,
    },
    TY: {
      title: `May naghihintay na bonus na ${amount}`,
      body: `Naaprubahan ang aplikasyon mo: ${row.titleTy}. Kunin ang bonus sa reward center.`,
    },
  };
}
