import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  currencyDecimals,
  gameType,
  money,
  nothing,
  pageNumber,
  pageSize,
  timestamp,
} from './fields.ts';

const part = {
  gameType,
  vassalage: z.string(),
  vendorName: z.string(),
  validBets: money,
  amount: money,
};

/** R12.05: what was earned since the last claim, by vendor and product. */
export const customerRebate = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
  token: 'required',
  request: nothing,
  response: z.object({
    /** `rate` is in percent of the valid bets, as the merchant has it now. */
    list: z.array(z.object({ ...part, rate: z.number() })),
    /** Rates of all products that earn, the highest first. */
    rates: z.array(z.object({ gameType, rate: z.number() })),
    /** What a claim would pay now. */
    amount: money,
    /** The least that is paid. */
    least: money,
    /** Paid by itself when the merchant's day begins; else claimed by hand. */
    automatic: z.boolean(),
    lastClaimAt: z.optional(timestamp),
    currencySymbol: z._default(z.string(), '$'),
    decimals: currencyDecimals,
  }),
});
export type CustomerRebate = z.infer<typeof customerRebate.response>;

const claim = z.object({
  orderNo: z.string(),
  amount: money,
  validBets: money,
  automatic: z.boolean(),
  createdAt: timestamp,
  parts: z.array(z.object(part)),
});
export type RebateClaim = z.infer<typeof claim>;

/** Pays what was earned since the last claim, once. */
export const claimRebate = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimCustomerRebate',
  token: 'required',
  idempotent: true,
  request: nothing,
  response: claim,
});

/** Whether the member's rebates are paid by themselves from now on. */
export const setRebateMode = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_setCustomerRebateMode',
  token: 'required',
  request: z.object({ automatic: z.boolean() }),
  response: z.object({ automatic: z.boolean() }),
});

/** What was paid, newest first. */
export const rebateClaimRecord = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerRebateRecord',
  token: 'required',
  request: z.object({ pageNo: pageNumber, pageSize }),
  response: z.object({ list: z.array(claim), totalPages: z.number(), totalCount: z.number() }),
});
