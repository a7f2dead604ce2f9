import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { searchCatalogue } from '../../contract/game-search.ts';
import * as contract from '../../contract/games.ts';
import { liveModelList, roomList } from '../../contract/live-tables.ts';
import type { Call, Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import {
  addToFavourites,
  favouriteIdsOf,
  listFavourites,
  removeFromFavourites,
} from './favourites.ts';
import { facetsOf } from './game-facets.ts';
import { gameOrigins } from './game-origins.ts';
import { findGame, maintenanceOf, toGame } from './game-row.ts';
import { jackpotsOf } from './jackpots.ts';
import { launchFor, launchTrial } from './launch.ts';
import { listGames, listHotGames } from './list-games.ts';
import { listVendors } from './list-vendors.ts';
import { createPopularity } from './popular-games.ts';
import { listRecentGames } from './recent-games.ts';
import { listModels, listRooms } from './rooms/list-rooms.ts';
import { createSearch } from './search/search-catalogue.ts';
import { vendorTypesOf } from './vendor-types.ts';
import { winnerBoardOf } from './winner-board.ts';

/**
 * Sets the caching of a catalogue response. It is the same for all visitors, so browsers and
 * proxies may cache it briefly. For a session it may be in another currency, so only its own
 * browser caches it.
 */
function cacheFor(call: Call, seconds: number, session?: Session): void {
  call.header('Cache-Control', `${session ? 'private' : 'public'}, max-age=${seconds}`);
  call.header('Vary', 'Language, Authorization');
}

/** R5.11: a trial account has no favourites and no recent games. */
function requireTrueAccount(session: Session): number {
  refuseTrial(session);
  return session.accountId;
}

function registerCatalogue(app: Hono, gateway: Gateway): void {
  const cached = [
    contract.gameVendors,
    contract.gameList,
    contract.gameFacets,
    contract.hotGames,
    contract.gameDetail,
    roomList,
    liveModelList,
    contract.popularGames,
    contract.vassalageGameTypes,
  ];
  for (const { path } of cached) app.use(path, etag());

  route(app, gateway, contract.gameVendors, async (request, _session, call) => {
    // After a change of language, the portal's requests bypass all caches (R1.09).
    if (request.flush !== 1) cacheFor(call, 30);
    return { data: { lanes: await listVendors(gateway, request.language) } };
  });
  const search = createSearch(gateway);
  const popularity = createPopularity(gateway);
  route(app, gateway, contract.gameList, async (request, session, call) => {
    cacheFor(call, 15, session);
    const named = await search.gamesNamed(request.gameName ?? '');
    const played = request.sort === 'PLAYED' ? await popularity.ids(request.gameType) : [];
    return listGames(gateway, request, { named, played, viewer: session?.accountId });
  });
  route(app, gateway, contract.gameFacets, async (request, _session, call) => {
    cacheFor(call, 15);
    return facetsOf(gateway, request);
  });
  route(app, gateway, contract.hotGames, async (request, session, call) => {
    cacheFor(call, 15, session);
    return listHotGames(gateway, request, session?.accountId);
  });
  route(app, gateway, contract.gameDetail, async ({ nodeId, language }, session, call) => {
    const row = await findGame(gateway.db, nodeId);
    if (!row) throw new GatewayError('game_not_found', 'There is no such game.');
    cacheFor(call, 15, session);
    const jackpots = await jackpotsOf(gateway.db, [row], session?.accountId);
    const now = gateway.clock.now();
    const closed = maintenanceOf(row, now);
    return {
      game: toGame(gateway, row, language, now, jackpots.get(nodeId)),
      lines: row.lines,
      releasedAt: row.releasedAt,
      ...(closed && { maintenanceUntil: closed.endTime }),
    };
  });
  route(app, gateway, contract.popularGames, async (request, session, call) => {
    cacheFor(call, 60, session);
    return { list: await popularity.list(request, session?.accountId) };
  });
  route(app, gateway, contract.vassalageGameTypes, async (request, _session, call) => {
    cacheFor(call, 60);
    return { list: await vendorTypesOf(gateway, request) };
  });
  route(app, gateway, roomList, async (request, _session, call) => {
    cacheFor(call, 15);
    return listRooms(gateway, request);
  });
  route(app, gateway, liveModelList, async (request, _session, call) => {
    cacheFor(call, 15);
    return listModels(gateway, request);
  });
  route(app, gateway, contract.gameRouters, async () => ({
    list: gameOrigins(await readSettings(gateway.db)).map((router) => ({ router })),
  }));
  route(app, gateway, searchCatalogue, async (request, session, call) => {
    cacheFor(call, 15, session);
    return search.search(request, session?.accountId);
  });
  route(app, gateway, contract.winnerBoard, async ({ language, limitNum }) =>
    winnerBoardOf(gateway, language, limitNum),
  );
}

function registerOwnGames(app: Hono, gateway: Gateway): void {
  route(app, gateway, contract.recentGames, async (request, session) =>
    listRecentGames(gateway, requireTrueAccount(session), request),
  );
  route(app, gateway, contract.favouriteIds, async (_request, session) =>
    favouriteIdsOf(gateway.db, requireTrueAccount(session)),
  );
  route(app, gateway, contract.favouriteGames, async (request, session) =>
    listFavourites(gateway, requireTrueAccount(session), request),
  );
  route(app, gateway, contract.addFavourite, async ({ data }, session) =>
    addToFavourites(gateway, requireTrueAccount(session), data.nodeId),
  );
  route(app, gateway, contract.removeFavourite, async ({ data }, session) =>
    removeFromFavourites(gateway, requireTrueAccount(session), data.nodeId),
  );
}

/** Registers vendors, lists, favourites, recent games, the winner board, and launches. */
export function registerGames(app: Hono, gateway: Gateway): void {
  registerCatalogue(app, gateway);
  registerOwnGames(app, gateway);
  route(app, gateway, contract.launchGame, async (request, session, { network }) => ({
    content: { game_url: await launchFor(gateway, session, { ...request, network }) },
  }));
  route(app, gateway, contract.trialLaunch, async (request, session, { network }) => ({
    content: { game_url: await launchTrial(gateway, session, { ...request, network }) },
  }));
}
