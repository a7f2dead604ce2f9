import { gameVendors, VENDOR_PLATFORM } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { schemasOf } from '../../shared/api/schemas-of.ts';
import { splitSports } from '../../shared/games/use-vendors.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import type { PageNameInput } from '../../shared/navigation/page-name.ts';
import type { CenterType, LobbyType } from '../../shared/paths.ts';
import { centerTypeOf } from './center-types.ts';
import { readLobby } from './lobby-query.ts';
import { centerName, lobbyName } from './page-names.ts';

/** The name of the lobby in an address. Vendors are loaded only where the address has one. */
export async function requestedLobbyName(
  gameType: LobbyType,
  { query, language, text, answer }: PageNameInput<MessageId>,
): Promise<string> {
  const lobby = readLobby(query);
  const answered =
    (lobby.vassalage || lobby.classify) &&
    (await answer(gameVendors, { platform: VENDOR_PLATFORM, language }));
  const { response } = await schemasOf(gameVendors);
  const found = z.safeParse(response, answered);
  const lanes = found.success ? splitSports(found.data.data.lanes) : [];
  return lobbyName(
    gameType,
    lobby,
    lanes.find(({ title }) => title === gameType),
    text,
  );
}

/** The name of the game center in an address. */
export const requestedCenterName = (
  category: CenterType,
  { query, text }: PageNameInput<MessageId>,
): string => centerName(centerTypeOf(category, query.get('gameType')), readLobby(query).page, text);
