import { availablePromotions } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { schemasOf } from '../../shared/api/schemas-of.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { joinPageName, type PageNameInput } from '../../shared/navigation/page-name.ts';

/** The name of the page in an address. Promotions are loaded only where the address has one. */
export async function requestedPromotionsName({
  query,
  text,
  answer,
}: PageNameInput<MessageId>): Promise<string> {
  const promo = query.get('promo');
  const answered = promo && (await answer(availablePromotions, {}));
  const { response } = await schemasOf(availablePromotions);
  const { data } = z.safeParse(response, answered);
  const open = data?.list.find(({ promotionId }) => promotionId === promo);
  // The same as in the screen: a shared module would be another script for the browser.
  return joinPageName([open?.title, text('promotions.title')]);
}
