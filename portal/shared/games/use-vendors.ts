import {
  type GameType,
  gameVendors,
  VENDOR_PLATFORM,
  type VendorCard,
  type VendorLane,
} from '@baize/gateway/contract';
import { useMemo } from 'react';
import type { CallError } from '../api/call-error.ts';
import { useQuery } from '../api/use-query.ts';
import { useLanguage, useLanguageWasSwitched } from '../messages/language-store.ts';

/** E-sports and cockfight, which are filed under sports, are categories of their own (R4.19). */
const OWN_CATEGORIES: readonly GameType[] = ['ESPORTS', 'COCKFIGHT'];

/** One category for each lane, with those split off that the platform files under sports. */
export function splitSports(lanes: readonly VendorLane[]): VendorLane[] {
  const split = lanes.flatMap((lane) => {
    if (lane.title !== 'SPORTS') return [lane];
    const parts = OWN_CATEGORIES.map((title) => ({
      title,
      cards: lane.cards.filter((card) => card.gameType === title),
      gameClassify: [],
    }));
    const cards = lane.cards.filter((card) => !OWN_CATEGORIES.includes(card.gameType));
    return [{ ...lane, cards }, ...parts];
  });
  const merged = new Map<GameType, VendorLane>();
  for (const lane of split) {
    const known = merged.get(lane.title);
    merged.set(lane.title, known ? { ...known, cards: [...known.cards, ...lane.cards] } : lane);
  }
  return [...merged.values()].filter((lane) => lane.cards.length > 0);
}

/** R4.18: ELOTT when the vendors have an ELOTT card TCG_LOTTO_VN or LOTT, else LOTT. */
export function prizeMode(lanes: readonly VendorLane[]): 'ELOTT' | 'LOTT' {
  const cards: readonly VendorCard[] = lanes.find((lane) => lane.title === 'ELOTT')?.cards ?? [];
  return cards.some(({ vassalage }) => vassalage === 'TCG_LOTTO_VN' || vassalage === 'LOTT')
    ? 'ELOTT'
    : 'LOTT';
}

export interface Vendors {
  readonly lanes: readonly VendorLane[] | undefined;
  readonly error: CallError | undefined;
  retry(): void;
}

/**
 * The categories and their vendors in the current language; after a switch of the language
 * requested with flush, past the gateway's cache (R1.09). The session stores them (R3.04).
 */
export function useVendors(): Vendors {
  const language = useLanguage();
  const wasSwitched = useLanguageWasSwitched();
  const { data, error, mutate } = useQuery(
    gameVendors,
    {
      platform: VENDOR_PLATFORM,
      language,
      ...(wasSwitched && { flush: 1 }),
    },
    { storeInSession: 'vendors' },
  );
  const lanes = useMemo(() => data && splitSports(data.data.lanes), [data]);
  return { lanes, error, retry: () => void mutate() };
}
