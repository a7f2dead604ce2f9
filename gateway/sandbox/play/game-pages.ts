/** Folders of the games and of the chat whose `client` folder has a page, which `npm run build` bundles. */
export const GAME_PAGES = [
  'chat',
  'slot',
  'roulette',
  'dragon-tiger',
  'mines',
  'video-poker',
  'scratch',
  'blackjack',
  'bingo',
  'baccarat',
  'fish',
  'hi-lo',
  'sports',
  'draw',
  'lottery',
] as const;

/** Path of the built pages and their assets, with a slash at both ends. */
export const GAMES_BASE = '/sandbox/games/';
