import type { Language } from '../../contract/languages.ts';
import type { ApplicationReason } from '../../contract/promotions.ts';
import { inLanguage } from '../../core/translated.ts';
import type { MessageTexts } from '../messages/store-message.ts';
import { moneyText } from '../wallet/money.ts';
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

/** Contains no offer, so it is delivered during a break too. */
export function rejectedMessage(row: PromotionRow, reason: ApplicationReason): MessageTexts {
  return {
    EN: {
      title: `Your application was rejected: ${inLanguage(row.title, 'EN')}`,
      body: REASONS.EN[reason],
    },
    TY: {
      title: `Hindi naaprubahan ang aplikasyon mo: ${inLanguage(row.title, 'TY')}`,
      body: REASONS.TY[reason],
    },
  };
}

/** Returns the inbox message for an approved application. @param bonus amount in minor units */
export function approvedMessage(
  row: PromotionRow,
  bonus: { readonly amount: number; readonly currency: string },
): MessageTexts {
  const amount = moneyText(bonus.amount, bonus.currency);
  return {
    EN: {
      title: `A bonus of ${amount} waits for you`,
      body: `Your application was approved: ${inLanguage(row.title, 'EN')}. Claim the bonus in the reward center.`,
    },
    TY: {
      title: `May naghihintay na bonus na ${amount}`,
      body: `Naaprubahan ang aplikasyon mo: ${inLanguage(row.title, 'TY')}. Kunin ang bonus sa reward center.`,
    },
  };
}
