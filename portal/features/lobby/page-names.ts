import type { VendorLane } from '@baize/gateway/contract';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { joinPageName, type PageText } from '../../shared/navigation/page-name.ts';
import type { LobbyType } from '../../shared/paths.ts';
import type { centerTypeOf } from './center-types.ts';
import type { LobbyQuery } from './lobby-query.ts';

type Text = PageText<MessageId>;

const pageOf = (page: number, text: Text) =>
  page > 1 ? text('lobby.name.page', { page }) : undefined;

/**
 * The name of a lobby's view, the most specific part first: search, sub-category, vendor, tab,
 * category.
 * @param lane has the names of vendors and sub-categories; without it they are omitted
 */
export function lobbyName(
  gameType: LobbyType,
  lobby: LobbyQuery,
  lane: VendorLane | undefined,
  text: Text,
): string {
  const { q, tab, classify, vassalage } = lobby;
  return joinPageName([
    q && text('lobby.name.search', { q }),
    lane?.gameClassify.find(({ key }) => key === classify)?.displayName,
    lane?.cards.find((card) => card.vassalage === vassalage)?.displayName,
    tab === 'ALL' ? undefined : text(`lobby.tab.${tab}`),
    text(`lobby.title.${gameType}`),
    pageOf(lobby.page, text),
  ]);
}

/** The name of a game center's view: one category of its group, with its page. */
export const centerName = (
  type: ReturnType<typeof centerTypeOf>,
  page: number,
  text: Text,
): string => joinPageName([text(`category.${type}`), pageOf(page, text)]);
