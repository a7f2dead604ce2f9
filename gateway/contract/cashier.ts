import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  amount,
  currencyDecimals,
  money,
  nothing,
  pageNumber,
  pageSize,
  rowId,
  secret,
  shortText,
  text,
  timestamp,
} from './fields.ts';
import { identityState } from './identity-documents.ts';
import { confirmationState } from './payment-confirmation.ts';

/** How a deposit is paid: on the provider's page, by scanning a code, or by one's own transfer. */
export const depositKind = z.enum(['launchUrl', 'qr', 'manual']);
export type DepositKind = z.infer<typeof depositKind>;

export const orderStatus = z.enum(['pending', 'approved', 'refused', 'expired', 'cancelled']);
export type OrderStatus = z.infer<typeof orderStatus>;

/** Why an order was refused; clients that do not know one show a general text. */
export const refusalReason = z.enum([
  'payer_refused',
  'payment_not_found',
  'amount_differs',
  'account_rejected',
  'name_differs',
  'review_failed',
  /** It would have passed a limit of the player's own (R10.03). */
  'limit_passed',
  /** The player takes a break (R10.04). */
  'on_break',
  /** The account is being closed (R10.11). */
  'account_closed',
]);
export type RefusalReason = z.infer<typeof refusalReason>;

export const depositSettings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: z.object({
    currency: z.string(),
    currencySymbol: z._default(z.string(), '$'),
    /** Decimals of the currency: 2 as a rule, 0 for yen. */
    decimals: currencyDecimals,
    presets: z.array(money),
    /** Bets that a deposit asks for before a withdrawal, as times of its amount. */
    turnoverTimes: z.number(),
    /** Orders that may wait at once. */
    pendingLimit: z.number(),
    /** How far the proof of identity is, while deposits wait for it (R10.08). */
    identity: z.optional(identityState),
    /** Payments are a demonstration: no real money moves. */
    isDemonstration: z.optional(z.boolean()),
  }),
});
export type DepositSettings = z.infer<typeof depositSettings.response>;

export const depositChannel = z.object({
  channelId: z.string(),
  name: z.string(),
  /** Address of its logo, square; the kind's own icon stands where there is none. */
  logo: z.optional(z.string()),
  kind: depositKind,
  minAmount: money,
  maxAmount: money,
  /** Percent of the amount, taken from what is credited. */
  feePercent: z.number(),
  /** Minutes that it takes as a rule, and after which an unpaid order expires. */
  usualMinutes: z.number(),
  expiryMinutes: z.number(),
});
export type DepositChannel = z.infer<typeof depositChannel>;

export const depositPaymentChannels = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositPaymentChannels',
  token: 'required',
  request: nothing,
  response: z.object({ channels: z.array(depositChannel) }),
});

/** The merchant's account for a manual transfer. */
export const payee = z.object({
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  /** To be written into the transfer, so that it is found. */
  reference: z.string(),
});

export const depositOrder = z.object({
  orderNo: z.string(),
  channelId: z.string(),
  channelName: z.string(),
  kind: depositKind,
  amount: money,
  fee: money,
  /** What reaches the balance: amount less fee. */
  credited: money,
  status: orderStatus,
  reason: z.optional(refusalReason),
  createdAt: timestamp,
  expiresAt: timestamp,
  decidedAt: z.optional(timestamp),
  /** How to pay, while the order waits. A path without a host is on the gateway's own. */
  launchUrl: z.optional(z.string()),
  qrContent: z.optional(z.string()),
  payee: z.optional(payee),
});
export type DepositOrder = z.infer<typeof depositOrder>;

const depositRequest = { channelId: shortText, amount };

export const depositByLaunchUrl = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_depositByLaunchUrl',
  token: 'required',
  idempotent: true,
  request: z.object(depositRequest),
  response: depositOrder,
});

export const depositByQRImageUrl = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_depositByQRImageUrl',
  token: 'required',
  idempotent: true,
  request: z.object(depositRequest),
  response: depositOrder,
});

export const manualTransferByAccountName = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_manualTransferByAccountName',
  token: 'required',
  idempotent: true,
  /** `accountName`: who sends the money, as the bank writes it. */
  request: z.object({ ...depositRequest, accountName: shortText }),
  response: depositOrder,
});

const orderPage = z.object({ pageNo: pageNumber, pageSize });
const pageFacts = {
  totalPages: z.number(),
  totalCount: z.number(),
  /** The gateway's clock, by which the orders' times are to be read. */
  serverTime: timestamp,
};

export const depositOrders = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositOrders',
  token: 'required',
  duringExclusion: true,
  request: orderPage,
  response: z.object({ list: z.array(depositOrder), ...pageFacts }),
});

export const depositOrderDetail = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositOrder',
  token: 'required',
  duringExclusion: true,
  request: z.object({ orderNo: shortText }),
  response: depositOrder,
});

/** Cancels an order that has not been decided yet. */
export const cancelDeposit = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelDepositOrder',
  token: 'required',
  duringExclusion: true,
  request: z.object({ orderNo: shortText }),
  response: depositOrder,
});

/** Whether every withdrawal of a member is locked as it is asked for (R10.12). */
export const withdrawalLocking = z.object({
  locksAll: z.boolean(),
  /** Switched off, and in force until then. */
  endsAt: z.optional(timestamp),
  /** How long it stays in force once it is switched off, hours. */
  coolingHours: z.number(),
});
export type WithdrawalLocking = z.infer<typeof withdrawalLocking>;

export const withdrawSettings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: z.object({
    currency: z.string(),
    currencySymbol: z._default(z.string(), '$'),
    decimals: currencyDecimals,
    minimumAmount: money,
    maximumAmount: money,
    dailyCount: z.number(),
    dailyCountLeft: z.number(),
    /** Bets still to be made before a withdrawal, and out of how much. */
    outstandingTurnover: money,
    requiredTurnover: money,
    turnoverTimes: z.number(),
    /** What goes back of bonuses with a withdrawal: during a self-exclusion they end with it (R10.04). */
    bonusForfeit: z.optional(money),
    /** What is held by withdrawals under way. */
    pendingAmount: money,
    /** What is in wallets of vendors, and must come back before it can be withdrawn (R12.01). */
    atVendors: z.optional(money),
    usualMinutes: z.number(),
    hasPaymentPassword: z.boolean(),
    /** How far the proof of identity is, while withdrawals wait for it (R10.08). */
    identity: z.optional(identityState),
    /** Only where the merchant lets withdrawals be taken back (R10.12): what the member chose. */
    locking: z.optional(withdrawalLocking),
  }),
});
export type WithdrawSettings = z.infer<typeof withdrawSettings.response>;

const paymentPasswordText = text(64);

export const withdrawOrder = z.object({
  orderNo: z.string(),
  amount: money,
  bankName: z.string(),
  maskedNumber: z.string(),
  status: orderStatus,
  reason: z.optional(refusalReason),
  createdAt: timestamp,
  /** When it is decided at the latest, as a rule. */
  dueAt: timestamp,
  decidedAt: z.optional(timestamp),
  confirmation: z.optional(confirmationState),
  /** Since when its owner cannot take it back any more. */
  lockedAt: z.optional(timestamp),
  /** Its owner can take it back now, or lock it so that this ends (R10.12). */
  mayCancel: z.optional(z.boolean()),
  mayLock: z.optional(z.boolean()),
});
export type WithdrawOrder = z.infer<typeof withdrawOrder>;

export const withdraw = endpoint({
  method: 'POST',
  path: '/wps/v2/transaction/withdraw',
  token: 'required',
  duringExclusion: true,
  sealed: true,
  idempotent: true,
  request: z.object({ cardId: rowId, amount, paymentPassword: paymentPasswordText }),
  response: withdrawOrder,
});

export const withdrawOrders = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawOrders',
  token: 'required',
  duringExclusion: true,
  request: orderPage,
  response: z.object({ list: z.array(withdrawOrder), ...pageFacts }),
});

/**
 * POST /wps/relay/MCSFE_cancelWithdrawOrder (R10.12b): takes back a withdrawal that nobody has begun
 * to pay, where the merchant allows it; the money is back at once. Twice is once. Not during a break.
 */
export const cancelWithdrawal = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelWithdrawOrder',
  token: 'required',
  request: z.object({ orderNo: shortText }),
  response: withdrawOrder,
});

/** POST /wps/relay/MCSFE_lockWithdrawOrder: from now on it cannot be taken back. Twice is once. */
export const lockWithdrawal = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_lockWithdrawOrder',
  token: 'required',
  duringExclusion: true,
  request: z.object({ orderNo: shortText }),
  response: withdrawOrder,
});

/**
 * PUT /wps/member/withdrawalLocking: locks every withdrawal, those that wait too, at once; switched
 * off it stays in force for the merchant's cooling hours.
 */
export const setWithdrawalLocking = endpoint({
  method: 'PUT',
  path: '/wps/member/withdrawalLocking',
  token: 'required',
  duringExclusion: true,
  request: z.object({ locksAll: z.boolean() }),
  response: withdrawalLocking,
});

export const payoutKind = z.enum(['bank', 'wallet']);
export type PayoutKind = z.infer<typeof payoutKind>;

export const bankCard = z.object({
  cardId: z.number(),
  kind: payoutKind,
  bankCode: z.string(),
  bankName: z.string(),
  /** Address of the bank's logo, square; the kind's own icon stands where there is none. */
  logo: z.optional(z.string()),
  holder: z.string(),
  /** Its last four digits behind dots; the whole number never leaves the gateway. */
  maskedNumber: z.string(),
  createdAt: timestamp,
});
export type BankCard = z.infer<typeof bankCard>;

export const bankCards = endpoint({
  method: 'GET',
  path: '/wps/member/bankCard',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: z.object({
    cards: z.array(bankCard),
    /** Where money can be sent to. */
    banks: z.array(z.object({ bankCode: z.string(), bankName: z.string(), kind: payoutKind })),
    /** The name on every card; the first card sets it, and it stays when cards are removed. */
    holder: z.optional(z.string()),
    limit: z.number(),
  }),
});
export type BankCards = z.infer<typeof bankCards.response>;

/** Letters of any script with what joins names; digits of an account number. */
export const HOLDER_NAME = /^[\p{L}\p{M}][\p{L}\p{M} .,'’-]{1,59}$/u;
export const ACCOUNT_NUMBER = { bank: /^\d{8,20}$/, wallet: /^\d{10,13}$/ } as const;
/** A transaction password: six digits. */
export const PAYMENT_PASSWORD = /^\d{6}$/;

export const newBankCard = z.object({
  bankCode: shortText,
  holder: shortText,
  accountNumber: shortText,
  paymentPassword: paymentPasswordText,
});
export const addBankCard = endpoint({
  method: 'POST',
  path: '/wps/member/bankCard',
  token: 'required',
  duringExclusion: true,
  sealed: true,
  request: newBankCard,
  response: bankCard,
});

export const removeBankCard = endpoint({
  method: 'DELETE',
  path: '/wps/member/bankCard',
  token: 'required',
  duringExclusion: true,
  request: z.object({ cardId: rowId }),
  response: z.object({ removed: z.boolean() }),
});

export const paymentPasswordChange = z.object({
  loginPassword: z.optional(secret),
  oldPaymentPassword: z.optional(paymentPasswordText),
  newPaymentPassword: paymentPasswordText,
  confirmPaymentPassword: paymentPasswordText,
});
/** The first time the login password vouches for the person, later the old transaction password. */
export const setPaymentPassword = endpoint({
  method: 'POST',
  path: '/wps/member/paymentPassword',
  token: 'required',
  duringExclusion: true,
  sealed: true,
  request: paymentPasswordChange,
  response: z.object({ changed: z.boolean() }),
});
