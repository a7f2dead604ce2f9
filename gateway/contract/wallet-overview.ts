import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currencyDecimals, money, nothing } from './fields.ts';

/** R12.01: what a member has, what is on its way, and what of it is not free yet. */
export const walletOverview = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets/overview',
  token: 'required',
  request: nothing,
  response: z.object({
    /** The main wallet. */
    main: money,
    /** In the wallets of vendors; 0 where one wallet pays in every game. */
    vendors: z._default(money, 0),
    /** Main wallet, wallets of vendors and what is between them. */
    total: money,
    /** What can be withdrawn now: nothing while bets are asked for. */
    free: money,
    pending: z.object({
      /** Held by withdrawals that are not sent yet. */
      withdrawals: money,
      /** Stakes of bets whose outcome is not known. */
      bets: money,
      /** Deposits that wait to be paid; not in the wallet yet. */
      deposits: money,
      /** Between two wallets of the member. */
      transfers: z._default(money, 0),
    }),
    /** Bonus money that is still there, and the bets that claimed bonuses still ask for. */
    bonus: z.object({ count: z.number(), amount: money, turnoverLeft: money }),
    /** Bets that deposits and bonuses together still ask for before a withdrawal. */
    turnoverLeft: money,
    points: z.number(),
    currency: z.string(),
    currencySymbol: z._default(z.string(), '$'),
    decimals: currencyDecimals,
  }),
});
export type WalletOverview = z.infer<typeof walletOverview.response>;
