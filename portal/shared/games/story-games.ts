import type { Game, VendorLane } from '@baize/gateway/contract';
import type { GameTileActions } from './game-tile.tsx';

/** A cover from plain areas, so that stories need no gateway and their pictures stay small. */
function coverOf(number: number): string {
  const [sky, hills, disc] = [0, 70, 190].map((turn) => (number * 47 + turn) % 360);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><path fill="hsl(${sky} 60% 42%)" d="M0 0h30v40H0z"/><circle cx="15" cy="17" r="8" fill="hsl(${disc} 70% 60%)"/><path fill="hsl(${hills} 60% 20%)" d="m0 30 9-8 8 7 7-5 6 6v10H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

const NAMES = [
  'Emberfall Dragon',
  'Kraken Quay',
  'Parol Nights',
  'Moonlit Panther',
  'Fiesta Fruits',
];

/** A game of the contract for stories. */
export function storyGame(number: number, change: Partial<Game> = {}): Game {
  const name = `${NAMES[number % NAMES.length]} ${Math.floor(number / NAMES.length) + 1}`;
  const cover = coverOf(number);
  return {
    nodeId: `10000${number}`,
    roomId: `R${number}`,
    gameName: name,
    nodeName: name,
    displayName: name,
    gameCode: `LUMEN_${number}`,
    vassalage: 'LUMEN',
    vendorName: 'Lumenforge',
    gameType: 'RNG',
    gameClassify: 'SLOT',
    isGame: 1,
    showIcon: cover,
    defaultIcon: cover,
    lagerIcon: cover,
    iconUrl: cover,
    isHot: number % 4 === 0 ? 1 : 0,
    isNew: number % 5 === 1 ? 1 : 0,
    supportPlay: number % 3 === 2 ? 1 : 0,
    maintenance: number === 7,
    rtp: 96.2,
    minBet: 0.25,
    maxBet: 62.5,
    ...(number % 6 === 3 && { jackpot: 184_230.55 }),
    ...change,
  };
}

export const storyGames = (count: number): Game[] =>
  Array.from({ length: count }, (_, number) => storyGame(number));

const VENDORS = [
  'Lumenforge',
  'Tidal Nine',
  'Paper Comet',
  'Halcyon Reels',
  'Sunda Reels',
  'Vantl',
];

export const STORY_LANE: VendorLane = {
  title: 'RNG',
  cards: VENDORS.map((displayName, number) => ({
    vassalage: displayName.toUpperCase().slice(0, 5).trim(),
    accountTypeName: displayName,
    displayName,
    smallIcon: '',
    lagerIcon: '',
    gameType: 'RNG',
    gameCount: 40 + number * 13,
    isGame: 0,
    maintenance: number === 4,
  })),
  gameClassify: [
    { key: 'SC', displayName: 'Scratch cards', gameCount: 71 },
    { key: 'VP', displayName: 'Video poker', gameCount: 56 },
    { key: 'JP', displayName: 'Jackpots', gameCount: 161 },
    { key: 'TG', displayName: 'Table games', gameCount: 140 },
    { key: 'AC', displayName: 'Arcade', gameCount: 113 },
    { key: 'BG', displayName: 'Bingo', gameCount: 62 },
  ],
};

export const STORY_ACTIONS: GameTileActions = {
  labels: {
    play: 'Immediate game',
    trial: 'Free trial',
    favourite: 'Favourite',
    info: 'About this game',
    hot: 'Hot',
    new: 'New',
    maintenance: 'Under maintenance',
  },
  onPlay: () => undefined,
  onTrial: () => undefined,
  onFavourite: () => undefined,
  onInfo: () => undefined,
  onActions: () => undefined,
};
