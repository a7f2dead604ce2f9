import type { GameMark } from '../play/engines.ts';

/** The games that the demo's editors list first: one of every kind, all different. */
interface HotGame {
  readonly en: string;
  readonly ty: string;
  readonly vassalage: string;
  readonly classify: string;
  readonly theme: string;
  readonly motif: string;
  /** The engine, where it is not the default of the category. */
  readonly mark?: GameMark | undefined;
}

const hot = (
  en: string,
  ty: string,
  vassalage: string,
  theme: string,
  motif: string,
  { classify = 'ALL', mark }: { classify?: string; mark?: GameMark } = {},
): HotGame => ({ en, ty, vassalage, classify, theme, motif, mark });

export const HOT_GAMES: readonly HotGame[] = [
  hot('Emberfall Dragon', 'Dragon ng Emberfall', 'LUMEN', 'dragon', 'dragon'),
  hot('Luxara: Queen of Sand', 'Luxara: Reyna ng Buhangin', 'HALCY', 'egypt', 'nilequeen'),
  hot('Parol Nights', 'Gabi ng mga Parol', 'SUNDA', 'pinoy', 'parol'),
  hot('Moonlit Panther Ridge', 'Tagaytay ng Panther', 'TIDAL', 'wild', 'panther'),
  hot('Facets of Midnight', 'Hiyas ng Hatinggabi', 'PCOMET', 'gems', 'gem'),
  hot('Salon Privé Roulette', 'Salon Privé Roulette', 'PARL1', 'live', 'dealerRoulette', {
    mark: 'RLT',
  }),
  hot('Kraken Quay', 'Daungan ng Kraken', 'TAMAR', 'ocean', 'octopus'),
  hot('Ten Thousand Lanterns', 'Sampung Libong Parol', 'NLANT', 'fortune', 'lantern'),
  hot('Sheriff Rosalba', 'Serip Rosalba', 'BRASSW', 'western', 'badge'),
  hot('Vinterby Wolves', 'Mga Lobo ng Vinterby', 'KESTR', 'ice', 'wolf'),
  hot('Kepler Nine', 'Kepler Nine', 'OHMST', 'space', 'astronaut'),
  hot('Sunken Crown', 'Lubog na Korona', 'MARIG', 'knight', 'crown', { classify: 'JP' }),
  hot('Corner Shop Cherries', 'Seresa sa Kanto', 'SALTB', 'fruit', 'cherry'),
  hot('Sugarloaf Lane', 'Kalye Asukal', 'PMONS', 'candy', 'lollipop'),
  hot('Great Reef Hunt', 'Huli sa Dakilang Bahura', 'DEEPW', 'fish', 'shark'),
  hot('Barkada Hi-Lo', 'Taas-Baba ng Barkada', 'BARKA', 'pvp', 'cards'),
  hot('Skogar Shieldmaidens', 'Mandirigma ng Skogar', 'QTHUN', 'norse', 'vikinghelm'),
  hot('Quetzara', 'Quetzara', 'FERNL', 'jungle', 'mask'),
];
