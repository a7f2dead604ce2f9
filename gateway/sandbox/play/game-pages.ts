/** Folders of the games, and of the chat, whose `client` folder holds a page: `npm run build` bundles them. */
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

/** Where the built pages and their assets are served, with a slash at both ends. */
export const GAMES_BASE = '/sandbox/games/';
