import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import { GAME_TYPES } from '../../contract/fields.ts';
import type { VendorTypes, vassalageGameTypes } from '../../contract/games.ts';
import type { Gateway } from '../../core/gateway.ts';
import { classifications, countGames, sum } from './list-vendors.ts';

/** Returns the game types of each vendor; vendors without games are omitted. */
export async function vendorTypesOf(
  gateway: Gateway,
  { vassalage, language }: ParsedRequestOf<typeof vassalageGameTypes>,
): Promise<VendorTypes[]> {
  const all = await countGames(gateway);
  const wanted = vassalage ? all.filter((row) => row.vassalage === vassalage) : all;
  const vendors = new Set(wanted.map((row) => row.vassalage).toSorted());
  return [...vendors].map((code) => {
    const own = wanted.filter((row) => row.vassalage === code);
    return {
      vassalage: code,
      gameTypes: GAME_TYPES.filter((type) => own.some(({ gameType }) => gameType === type)).map(
        (gameType) => ({
          gameType,
          gameCount: sum(own.filter((row) => row.gameType === gameType)),
          gameClassify: classifications(own, gameType, language),
        }),
      ),
    };
  });
}
