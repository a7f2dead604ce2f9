import {
  CLIENT_TYPE,
  type Game,
  gameList,
  type Language,
  launchGame,
  PLATFORM,
} from '@baize/gateway/contract';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../shared/games/use-latest.ts';
import { call } from '../../shared/gateway/call.ts';
import { CallError } from '../../shared/gateway/call-error.ts';
import { useCall } from '../../shared/gateway/use-call.ts';
import { type LotteryWish, lotteryRequest } from './lottery-launch.ts';

/** The specification's largest page: every lottery in one answer. */
const ALL = 999;

export interface LotteryGames {
  readonly games: readonly Game[] | undefined;
  readonly error: CallError | undefined;
  retry(): void;
}

/** Every lottery and e-lottery of the platform. */
export function useLotteryGames(language: Language): LotteryGames {
  const common = { language, clientType: CLIENT_TYPE, platform: PLATFORM };
  const page = { pageNo: 1, pageSize: ALL };
  const lotteries = useCall(gameList, { ...common, ...page, gameType: 'LOTT' });
  const electronic = useCall(gameList, { ...common, ...page, gameType: 'ELOTT' });
  const games = useMemo(
    () =>
      lotteries.data && electronic.data
        ? [...lotteries.data.games, ...electronic.data.games]
        : undefined,
    [lotteries.data, electronic.data],
  );
  return {
    games,
    error: games ? undefined : (lotteries.error ?? electronic.error),
    retry: () => {
      void lotteries.mutate();
      void electronic.mutate();
    },
  };
}

export type LotteryLaunch =
  | { readonly kind: 'pending' }
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'failed'; readonly error: CallError };

const PENDING: LotteryLaunch = { kind: 'pending' };

const underWay = new Map<string, Promise<string>>();

/** One launch at a time for the same wish: what is pressed twice is opened once. */
function launchOnce(key: string, wish: LotteryWish): Promise<string> {
  const known = underWay.get(key);
  if (known) return known;
  const launch = call(launchGame, lotteryRequest(wish))
    .then(({ content }) => content.game_url)
    .finally(() => underWay.delete(key));
  underWay.set(key, launch);
  return launch;
}

/** Opens a lottery with its vendor; undefined waits. Another game or language opens it anew. */
export function useLotteryLaunch(wish: LotteryWish | undefined) {
  const [attempt, setAttempt] = useState(1);
  const key =
    wish && [wish.area, wish.game.nodeId, wish.gameCode, wish.language, attempt].join('|');
  const [settled, setSettled] = useState<{ key: string; launch: LotteryLaunch }>();
  const latest = useLatest(wish);

  useEffect(() => {
    const wanted = latest.current;
    if (!key || !wanted) return;
    let stale = false;
    const settle = (launch: LotteryLaunch) => {
      if (!stale) setSettled({ key, launch });
    };
    launchOnce(key, wanted).then(
      (url) => settle({ kind: 'open', url }),
      (error: unknown) =>
        settle({
          kind: 'failed',
          error: error instanceof CallError ? error : new CallError('unknown_error'),
        }),
    );
    return () => {
      stale = true;
    };
  }, [key, latest]);

  const launch = settled && settled.key === key ? settled.launch : PENDING;
  return { launch, attempt, retry: () => setAttempt((number) => number + 1) };
}
