import {
  type Language,
  type LotteryGame,
  type LotteryMenu,
  launchGame,
  lotteryMenus,
  type PrizeMode,
  vietnamMenu,
} from '@baize/gateway/contract';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import type { CallError } from '../../shared/api/call-error.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { useLatest } from '../../shared/games/use-latest.ts';
import type { LotteryArea } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { type LotteryLaunchParams, lotteryRequest } from './lottery-launch.ts';
import { untilNextDraw } from './next-draw.ts';

interface LotteryMenus {
  readonly menus: readonly LotteryMenu[] | undefined;
  readonly error: CallError | undefined;
  retry(): void;
}

/**
 * The lotteries of a page; revalidated after each draw while somebody is logged in. Vietnam's menu
 * is a call of its own.
 */
export function useLotteryMenus(
  area: LotteryArea,
  mode: PrizeMode | undefined,
  language: Language,
): LotteryMenus {
  const isVietnam = area === 'vnLottery';
  const { isLogin, isInterrupted } = useSession();
  const follows = isLogin && !isInterrupted;
  const general = useQuery(
    lotteryMenus,
    mode && !isVietnam ? { prizeMode: mode, device: 'WEB', language } : null,
    {
      refreshInterval: (known) =>
        follows ? untilNextDraw(known?.gameMenus.flatMap(({ games }) => games) ?? []) : 0,
    },
  );
  const vietnam = useQuery(
    vietnamMenu,
    mode && isVietnam ? { prizeMode: mode, device: 'WEB', language } : null,
    { refreshInterval: (known) => (follows ? untilNextDraw(known ?? []) : 0) },
  );
  const active = isVietnam ? vietnam : general;
  const menus = useMemo(
    () => (isVietnam ? vietnam.data && byVendor(vietnam.data) : general.data?.gameMenus),
    [isVietnam, vietnam.data, general.data],
  );
  return {
    menus,
    error: menus ? undefined : active.error,
    retry: () => void active.mutate(),
  };
}

/** Groups a list of games into menus. */
function byVendor(games: readonly LotteryGame[]): LotteryMenu[] {
  const titles = new Map(games.map(({ vassalage, vendorName }) => [vassalage, vendorName]));
  return [...titles].map(([vassalage, title]) => ({
    vassalage,
    title,
    games: games.filter((game) => game.vassalage === vassalage),
  }));
}

type LotteryLaunch =
  | { readonly kind: 'pending' }
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'failed'; readonly error: CallError };

const PENDING: LotteryLaunch = { kind: 'pending' };

const underWay = new Map<string, Promise<string>>();

/** One launch at a time for the same game, so that a double click launches once. */
function launchOnce(key: string, params: LotteryLaunchParams): Promise<string> {
  const known = underWay.get(key);
  if (known) return known;
  const launch = call(launchGame, lotteryRequest(params))
    .then(({ content }) => content.game_url)
    .finally(() => underWay.delete(key));
  underWay.set(key, launch);
  return launch;
}

/**
 * Launches a lottery with its vendor; undefined waits. Another game, prize mode or language
 * launches it again.
 */
export function useLotteryLaunch(params: LotteryLaunchParams | undefined) {
  const [{ attempt, skipsTransfer }, setAttempt] = useState({ attempt: 1, skipsTransfer: false });
  const key =
    params &&
    [params.area, params.game.nodeId, params.gameCode, params.mode, params.language, attempt].join(
      '|',
    );
  const [settled, setSettled] = useState<{ key: string; launch: LotteryLaunch }>();
  const latest = useLatest(params);

  useEffect(() => {
    const wanted = latest.current;
    if (!key || !wanted) return;
    let stale = false;
    const settle = (launch: LotteryLaunch) => {
      if (!stale) setSettled({ key, launch });
    };
    launchOnce(key, { ...wanted, skipsTransfer }).then(
      (url) => settle({ kind: 'open', url }),
      (error: unknown) => settle({ kind: 'failed', error: toCallError(error) }),
    );
    return () => {
      stale = true;
    };
  }, [key, skipsTransfer, latest]);

  const launch = settled && settled.key === key ? settled.launch : PENDING;
  const again = (without: boolean) =>
    setAttempt((last) => ({ attempt: last.attempt + 1, skipsTransfer: without }));
  return {
    launch,
    attempt,
    retry: () => again(false),
    retryWithoutTransfer: () => again(true),
  };
}
