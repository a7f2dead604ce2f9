import { availablePromotions } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { schemasOf } from '../../shared/api/schemas-of.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { joinPageName, type PageNameInput } from '../../shared/navigation/page-name.ts';

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
  const open = data?.list.find(({ promotionId }) => promotionId === promo);
  // As the screen names the page: a module of both would be a script more for the browser.
  return joinPageName([open?.title, text('promotions.title')]);
}
