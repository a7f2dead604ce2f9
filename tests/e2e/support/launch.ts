import { type Game, launchGame } from '../../../gateway/contract/games.ts';
import type { Language } from '../../../gateway/contract/languages.ts';
import type { TestGateway } from './test.ts';

/** Launches a game for real money by the portal's call, without a portal; returns its URL. */
export async function launch(
  { client }: Pick<TestGateway, 'client'>,
  token: string,
  { nodeId, vassalage }: Pick<Game, 'nodeId' | 'vassalage'>,
  language: Language = 'EN',
): Promise<string> {
  const { content } = await client.value(
    launchGame,
    {
      launchMode: 'GLS',
      platform: 'flash,html5-desktop',
      clientType: 3,
      gameId: nodeId,
      nodeId,
      vassalage,
      accountType: 1,
      language,
    },
    { token },
  );
  return content.game_url;
}
