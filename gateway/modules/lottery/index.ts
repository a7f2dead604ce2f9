import type { Hono } from 'hono';
import { lotteryMenus, lotteryRules, vietnamMenu, vietnamNumbers } from '../../contract/lottery.ts';
import type { Gateway } from '../../core/gateway.ts';
import { route } from '../../core/route.ts';
import { menusOf, vietnamMenuOf } from './menus.ts';
import { rulesOf } from './rules.ts';
import { vietnamNumbersOf } from './vietnam-numbers.ts';

/** Registers lottery menus, drawn numbers of Vietnamese lotteries, and rules. */
export function registerLotteryMenus(app: Hono, gateway: Gateway): void {
  route(app, gateway, lotteryMenus, async ({ prizeMode, language }) => ({
    gameMenus: await menusOf(gateway, prizeMode, language),
  }));
  route(
    app,
    gateway,
    vietnamMenu,
    async ({ language }) => vietnamMenuOf(gateway, language),
    // The old endpoint returns a bare list (protocol.md).
    { bare: true },
  );
  route(app, gateway, vietnamNumbers, async (request) => vietnamNumbersOf(gateway, request));
  route(app, gateway, lotteryRules, async ({ gameCode, language }) =>
    rulesOf(gateway, gameCode, language),
  );
}
