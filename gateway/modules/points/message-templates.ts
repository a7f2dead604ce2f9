import type { Language } from '../../contract/languages.ts';
import type { RedeemReason } from '../../contract/points.ts';
import { inLanguage, type Translated } from '../../core/translated.ts';
import type { MessageTexts } from '../messages/store-message.ts';

const REASONS: Readonly<Record<Language, Readonly<Record<RedeemReason, string>>>> = {
  EN: {
    out_of_stock: 'It ran out at the supplier.',
    address_missing: 'We have no address to send it to.',
    other: 'Customer service tells you more.',
  },
  TY: {
    out_of_stock: 'Naubusan na ang supplier.',
    address_missing: 'Wala kaming address na mapapadalhan.',
    other: 'Magtanong sa customer service para sa detalye.',
  },
};

/**
 * Returns the inbox message for an approved order of the points mall, or for one rejected for a
 * reason.
 */
export function redeemMessage(
  order: {
    readonly orderNo: string;
    readonly points: number;
    readonly quantity: number;
    readonly name: Translated<string>;
  },
  reason: RedeemReason | null,
): MessageTexts {
  const { orderNo, quantity } = order;
  const points = order.points.toLocaleString('en-US');
  const ordered = (language: Language) => `${quantity} × ${inLanguage(order.name, language)}`;
  const [en, ty] = [ordered('EN'), ordered('TY')];
  if (reason === null) {
    return {
      EN: { title: `Redeemed: ${en}`, body: `It is on its way to you. Order ${orderNo}.` },
      TY: { title: `Na-redeem: ${ty}`, body: `Papunta na ito sa iyo. Order ${orderNo}.` },
    };
  }
  return {
    EN: {
      title: `Not redeemed: ${en}`,
      body: `${REASONS.EN[reason]} Your ${points} points are back. Order ${orderNo}.`,
    },
    TY: {
      title: `Hindi na-redeem: ${ty}`,
      body: `${REASONS.TY[reason]} Naibalik ang ${points} puntos mo. Order ${orderNo}.`,
    },
  };
}
