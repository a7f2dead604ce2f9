import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  currencyDecimals,
  gameType,
  language,
  money,
  nothing,
  pageNumber,
  pageSize,
  shortText,
  text,
  timestamp,
  whole,
  wholeNumber,
} from './fields.ts';

/** Specification section 9. */
export const CLIENT_TYPE = 3;
export const IS_PLATFORM = 2;
export const PLATFORM = 'flash,html5-desktop';
export const VENDOR_PLATFORM = 'html5-desktop';

export const vendorCard = z.object({
  vassalage: z.string(),
  accountTypeName: z.string(),
  displayName: z.string(),
  smallIcon: z.string(),
  lagerIcon: z.string(),
  gameType,
  /** Games that this vendor has in this category. */
  gameCount: z.number(),
  /** `isGame` 1: the card opens one game (`nodeId`); 0: it opens a list. */
  isGame: z.number(),
  nodeId: z.optional(z.string()),
  gameCode: z.optional(z.string()),
  maintenance: z.boolean(),
});
export type VendorCard = z.infer<typeof vendorCard>;

export const vendorLane = z.object({
  title: gameType,
  cards: z.array(vendorCard),
  /** Sub-categories: SC, VP, JP, TG, AC and BG (R2.54). */
  gameClassify: z.array(
    z.object({ key: z.string(), displayName: z.string(), gameCount: z.number() }),
  ),
});
export type VendorLane = z.infer<typeof vendorLane>;

export const gameVendors = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  token: 'optional',
  sameForAll: true,
  request: z.object({
    platform: shortText,
    language,
    /** `1` skips the gateway's cache, after a language switch (R1.09). */
    flush: z.optional(wholeNumber),
  }),
  response: z.object({ data: z.object({ lanes: z.array(vendorLane) }) }),
});

export const game = z.object({
  nodeId: z.string(),
  roomId: z.string(),
  gameName: z.string(),
  nodeName: z.string(),
  displayName: z.string(),
  gameCode: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType,
  gameClassify: z.string(),
  isGame: z.number(),
  showIcon: z.string(),
  defaultIcon: z.string(),
  lagerIcon: z.string(),
  iconUrl: z.string(),
  /** 1 shows the Hot badge. */
  isHot: z.number(),
  isNew: z.number(),
  /** 0 shows the Free trial button. */
  supportPlay: z.number(),
  maintenance: z.boolean(),
  /** Published return to player in percent, lowest and highest bet in units of the catalogue. */
  rtp: z.number(),
  minBet: money,
  maxBet: money,
  /** What the pot of its jackpot stands at in the member's currency, when the game has one. */
  jackpot: z.optional(money),
});
export type Game = z.infer<typeof game>;

/** How far what a game pays lies around its return; `CHOICE`: the player's bets decide. */
export const VOLATILITIES = ['LOW', 'MEDIUM', 'HIGH', 'CHOICE'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** What a round of a game has: free spins and what they pay, decisions, several bets, a free trial. */
export const GAME_FEATURES = [
  'FREE_SPINS',
  'SPINS_TIMES_2',
  'SPINS_TIMES_3',
  'DECISIONS',
  'SEVERAL_BETS',
  'FREE_TRIAL',
] as const;
export type GameFeature = (typeof GAME_FEATURES)[number];

/** How a list is sorted: by rounds of the last days, release, published return, or provider's name. */
export const GAME_SORTS = ['PLAYED', 'NEW', 'RETURN', 'VENDOR'] as const;
export type GameSort = (typeof GAME_SORTS)[number];

/** Some of a list of words, with commas between them. */
const someOf = (words: readonly string[]) =>
  z.string().check(
    z.maxLength(200),
    z.refine((list) => list.split(',').every((word) => words.includes(word))),
  );

/** What narrows a list by the facts of its games: any of the volatilities, and all of the features. */
const factFilter = {
  volatility: z.optional(someOf(VOLATILITIES)),
  feature: z.optional(someOf(GAME_FEATURES)),
};

const selection = z.enum(['ALL', 'NEW', 'HOT', 'JACKPOT']);

const listFilter = {
  gameType: z.optional(gameType),
  vassalage: z.optional(shortText),
  language,
  pageNo: pageNumber,
  pageSize,
};

export const gameList = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  token: 'optional',
  sameInCurrency: true,
  request: z.object({
    ...listFilter,
    clientType: wholeNumber,
    platform: shortText,
    channel: z.optional(shortText),
    merchant: z.optional(shortText),
    gameClassify: z.optional(shortText),
    gameName: z.optional(text(64)),
    /** `NEW` and `HOT` are selection tabs (R2.55); `JACKPOT` lists games with a jackpot. */
    selection: z.optional(selection),
    minBet: z.optional(wholeNumber),
    minLineNum: z.optional(wholeNumber),
    ...factFilter,
    /** Without it, the editors' order, or that of the selection or the search. */
    sort: z.optional(z.enum(GAME_SORTS)),
  }),
  response: z.object({ games: z.array(game), totalPages: z.number(), totalCount: z.number() }),
});

const facet = <T extends readonly string[]>(keys: T) =>
  z.array(z.object({ key: z.enum(keys), gameCount: z.number() }));

/**
 * How many games a list would have with each fact beside what narrows it already. A volatility is
 * counted as if no other were asked for, a feature together with those asked for. Beyond the
 * specification, whose lists know no facts.
 */
export const gameFacets = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameFacets',
  token: 'optional',
  sameForAll: true,
  request: z.object({
    gameType: z.optional(gameType),
    vassalage: z.optional(shortText),
    gameClassify: z.optional(shortText),
    selection: z.optional(selection),
    ...factFilter,
  }),
  response: z.object({
    /** Games under all of the filters. */
    totalCount: z.number(),
    /** Only what the category has at all. */
    volatility: facet(VOLATILITIES),
    feature: facet(GAME_FEATURES),
  }),
});
export type GameFacets = z.infer<typeof gameFacets.response>;

export const hotGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  token: 'optional',
  sameInCurrency: true,
  request: z.object({
    merchantCode: shortText,
    isPlatform: wholeNumber,
    gameType: z.optional(gameType),
    vassalage: z.optional(shortText),
    platform: shortText,
    language,
  }),
  response: z.object({ list: z.array(game) }),
});

/** Days that `popularGames` looks back over. */
export const POPULAR_DAYS = 7;

/** Games by how many rounds of real money were settled within the last days, the most played first. */
export const popularGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_popularGames',
  token: 'optional',
  sameInCurrency: true,
  request: z.object({ gameType: z.optional(gameType), language, limitNum: whole(1, 50) }),
  response: z.object({ list: z.array(game) }),
});

const classification = z.object({
  key: z.string(),
  displayName: z.string(),
  gameCount: z.number(),
});

/** The categories that a vendor has games in, with the sub-categories of each. */
export const vassalageGameTypes = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_vassalageGameType',
  token: 'optional',
  sameForAll: true,
  request: z.object({
    /** One vendor; without it, all of them. */
    vassalage: z.optional(shortText),
    language,
  }),
  response: z.object({
    list: z.array(
      z.object({
        vassalage: z.string(),
        gameTypes: z.array(
          z.object({ gameType, gameCount: z.number(), gameClassify: z.array(classification) }),
        ),
      }),
    ),
  }),
});
export type VendorTypes = z.infer<typeof vassalageGameTypes.response>['list'][number];

export const recentGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  token: 'required',
  request: z.object({
    page: pageNumber,
    pageSize,
    gameType: z.optional(gameType),
    vassalage: z.optional(shortText),
    language,
    clientType: wholeNumber,
  }),
  response: z.object({ list: z.array(game), totalPages: z.number() }),
});

/** Ids (nodeId) of the member's favourite games. */
export const favouriteIds = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  token: 'required',
  request: nothing,
  response: z.array(z.string()),
});

export const favouriteGames = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  token: 'required',
  tokenInQuery: true,
  request: z.object({
    ...listFilter,
    clientType: wholeNumber,
    platform: shortText,
    /** The specification sends the token here; the gateway accepts it, the portal never does. */
    token: z.optional(shortText),
  }),
  response: z.object({ content: z.array(game), pageNum: z.number(), totalPages: z.number() }),
});

const favouriteChange = z.object({
  data: z.object({ nodeId: shortText, vendor: shortText, gameType }),
});
export const addFavourite = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  token: 'required',
  request: favouriteChange,
  response: z.array(z.string()),
});
/** DELETE with a JSON body: the one DELETE of the protocol that carries one. */
export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  token: 'required',
  request: favouriteChange,
  response: z.array(z.string()),
});

/** Names arrive masked; sorted by winAmount descending (R2.57). */
export const winnerBoard = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  token: 'none',
  request: z.object({ gameCategory: z.literal('ALL'), language, limitNum: wholeNumber }),
  response: z.object({
    list: z.array(
      z.object({
        vo: z.object({
          id: z.string(),
          iconUrl: z.string(),
          gameName: z.string(),
          customerName: z.string(),
          /** In the winner's currency. */
          winAmount: money,
          currencySymbol: z._default(z.string(), '$'),
          decimals: currencyDecimals,
          winTime: timestamp,
          nodeId: z.string(),
        }),
      }),
    ),
  }),
});

export const launchGame = endpoint({
  method: 'GET',
  path: '/wps/game/launchGame',
  token: 'required',
  request: z.object({
    launchMode: z.enum(['GLS', 'LOTT']),
    platform: shortText,
    clientType: wholeNumber,
    gameId: shortText,
    nodeId: shortText,
    /** 1 real money, 0 trial. */
    accountType: wholeNumber,
    vassalage: shortText,
    /** The table to sit down at (GLS2_roomList); without one, the game's own limits count. */
    roomId: z.optional(shortText),
    language,
    lottoArea: z.optional(z.literal('VN')),
    lottoPrizeMode: z.optional(shortText),
    lottoGameCode: z.optional(shortText),
    lottoView: z.optional(z.enum(['betting', 'lobby'])),
    /** The line to load the game by (`gameRouters`); one that the merchant has no more is left aside. */
    router: z.optional(shortText),
    /** `skip` brings no money to the vendor's wallet: after a transfer that did not succeed (R12.01). */
    transfer: z.optional(z.literal('skip')),
    device: z.optional(z.literal('WEB')),
    backUrl: z.optional(text(2048)),
  }),
  response: z.object({ content: z.object({ game_url: z.string() }) }),
});

/** A free trial of one game with play money; a visitor may use it where FREEPLAY3 is on. */
export const trialLaunch = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_gameTrialLaunch',
  token: 'optional',
  request: z.object({
    nodeId: shortText,
    vassalage: shortText,
    language,
    platform: shortText,
    router: z.optional(shortText),
    /** A visitor is of age; asked for where the merchant's `trialNeedsAgeConfirmation` is on. */
    ageConfirmed: z.optional(z.literal('1')),
  }),
  response: z.object({ content: z.object({ game_url: z.string() }) }),
});

/**
 * The merchant's lines for games (`launchGameCDNs`): origins, other than the portal's own, from which
 * the same games are loaded where that one is slow or blocked.
 */
export const gameRouters = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_routers',
  token: 'none',
  request: nothing,
  response: z.object({ list: z.array(z.object({ router: z.string() })) }),
});

/**
 * One game by its id, for what opens by address: the game popup and its information. Beyond the
 * specification, which only lists games.
 */
export const gameDetail = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameDetail',
  token: 'optional',
  sameInCurrency: true,
  request: z.object({ nodeId: shortText, language }),
  response: z.object({
    game,
    /** Ways or lines that a round pays on; 0 where the game knows none. */
    lines: z.number(),
    releasedAt: timestamp,
    /** When the maintenance that goes on now is to end. */
    maintenanceUntil: z.optional(timestamp),
  }),
});
export type GameDetail = z.infer<typeof gameDetail.response>;
