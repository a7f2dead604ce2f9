import { gameVendors, VENDOR_PLATFORM, type VendorLane } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { splitSports } from '../../shared/games/use-vendors.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import {
  joinPageName,
  type PageNameInput,
  type PageText,
} from '../../shared/navigation/page-name.ts';
import type { CenterType, LobbyType } from '../../shared/paths.ts';
import { centerTypeOf } from './center-types.ts';
import { type LobbyQuery, readLobby } from './lobby-query.ts';

type Text = PageText<MessageId>;

const pageOf = (page: number, text: Text) =>
  page > 1 ? text('lobby.name.page', { page }) : undefined;

/**
 * What a lobby shows, the narrowest first: search, kind, vendor, selection, then the category.
 * @param lane tells the names of vendors and kinds; without it they are left out
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

/** What a game center shows: one category of its family, page by page. */
export const centerName = (
  type: ReturnType<typeof centerTypeOf>,
  page: number,
  text: Text,
): string => joinPageName([text(`category.${type}`), pageOf(page, text)]);

/** The lobby that an address asks for. Vendors are asked for only where the address names one. */
export async function requestedLobbyName(
  gameType: LobbyType,
  { query, language, text, answer }: PageNameInput<MessageId>,
): Promise<string> {
  const lobby = readLobby(query);
  const answered =
    (lobby.vassalage || lobby.classify) &&
    (await answer(gameVendors, { platform: VENDOR_PLATFORM, language }));
  const found = z.safeParse(gameVendors.response, answered);
  const lanes = found.success ? splitSports(found.data.data.lanes) : [];
  return lobbyName(
    gameType,
    lobby,
    lanes.find(({ title }) => title === gameType),
    text,
  );
}

/** The game center that an address asks for. */
export const requestedCenterName = (
  category: CenterType,
  { query, text }: PageNameInput<MessageId>,
): string => centerName(centerTypeOf(category, query.get('gameType')), readLobby(query).page, text);
