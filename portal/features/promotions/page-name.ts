import { availablePromotions } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { schemasOf } from '../../shared/api/schemas-of.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import {
  joinPageName,
  type PageNameInput,
  type PageText,
} from '../../shared/navigation/page-name.ts';

/** The page of promotions, or the one that is open over it. */
export const promotionsName = (open: string | undefined, text: PageText<MessageId>): string =>
  joinPageName([open, text('promotions.title')]);

/** What an address asks for. Promotions are asked for only where it names one. */
export async function requestedPromotionsName({
  query,
  text,
  answer,
}: PageNameInput<MessageId>): Promise<string> {
  const promo = query.get('promo');
  const answered = promo && (await answer(availablePromotions, {}));
  const { response } = await schemasOf(availablePromotions);
  const { data } = z.safeParse(response, answered);
  return promotionsName(data?.list.find(({ promotionId }) => promotionId === promo)?.title, text);
}
