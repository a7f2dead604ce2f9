import type { DepositKind, RefusalReason } from '../contract/cashier.ts';
import type { Language } from '../contract/languages.ts';
import type { LotteryRegion, LotteryRules } from '../contract/lottery.ts';
import type { Call, Session } from './call.ts';
import { GatewayError } from './gateway-error.ts';
import type { Translated } from './translated.ts';

/**
 * The interfaces to third parties. Modules call these ports and know no provider; `gateway/providers.ts`
 * chooses the implementations. A port without a provider is undefined: calls that need it are refused with
 * `function.not.available`, and `services` of the system status tells the portal.
 */
export interface Ports {
  readonly sms: SmsPort | undefined;
  readonly mail: MailPort | undefined;
  readonly payments: PaymentsPort | undefined;
  readonly payouts: PayoutsPort | undefined;
  readonly games: GamesPort | undefined;
  readonly vendorWallets: VendorWalletsPort | undefined;
  readonly lotteries: LotteriesPort | undefined;
  readonly identity: IdentityPort | undefined;
  readonly chat: ChatPort | undefined;
  readonly art: ArtPort | undefined;
}

export interface SmsMessage {
  /** Recipient, E.164. */
  readonly mobile: string;
  /** The complete text. */
  readonly body: string;
  /** The code in the text, for providers that fill in their own template. */
  readonly code: string;
}

export interface SmsPort {
  /** Hands a message over for delivery. @throws {GatewayError} sms_send_failed */
  send(message: SmsMessage): Promise<void>;
}

export interface MailMessage {
  readonly address: string;
  /** Display name of the sender: the brand's. */
  readonly from: string;
  readonly subject: string;
  /** Plain-text alternative of `html`. */
  readonly body: string;
  /** The complete mail as HTML, with the brand's header and contacts. */
  readonly html: string;
  /** Target of the mail's button. */
  readonly link: string;
}

export interface MailPort {
  /** Hands a mail over for delivery. @throws {GatewayError} third_party_unavailable */
  send(message: MailMessage): Promise<void>;
}

/** A deposit order that has not been paid yet. */
export interface WaitingDeposit {
  readonly kind: DepositKind;
  readonly orderNo: string;
  /** Identifies the payment at the provider; unguessable. */
  readonly payToken: string;
}

/** The merchant's account for manual transfers. */
export interface Payee {
  readonly bankName: string;
  readonly accountName: string;
  readonly accountNumber: string;
}

/** How the payer pays: on a page (`launchUrl`), by a QR code, or by a transfer to the payee. */
export interface PaymentInstructions {
  readonly launchUrl?: string;
  readonly qrContent?: string;
  readonly payee?: Payee & { readonly reference: string };
}

export interface PaymentsPort {
  /** Whether payments move no real money; players are told so. */
  readonly isDemonstration: boolean;
  /** Returns what the portal shows to the payer of an order. */
  instructionsFor(order: WaitingDeposit, payee: Payee): PaymentInstructions;
}

/** Money of a withdrawal that is held until it is paid out; amounts in minor units. */
export interface HeldPayout {
  readonly orderNo: string;
  readonly currency: string;
  readonly amount: number;
  /** The part of it that has been sent already. */
  readonly paid: number;
  /** Decrypts the payout account. @throws {Error} when it was encrypted under another secret */
  destination(): PayoutDestination;
}

export interface PayoutDestination {
  readonly bankName: string;
  readonly holder: string;
  readonly accountNumber: string;
}

/** Decision about the money that is still held: it is sent, wholly or in part, or refused. */
export type PayoutDecision =
  | {
      readonly outcome: 'approved';
      /** Minor units to send now; everything that is left if undefined. */
      readonly part?: number;
    }
  | { readonly outcome: 'refused'; readonly reason: RefusalReason };

export interface PayoutsPort {
  /** Decides a due order; runs inside the transaction that carries the decision out. */
  decide(order: HeldPayout): PayoutDecision;
}

/** Request to open a game. */
export interface GameLaunch {
  readonly nodeId: string;
  /** The logged-in account; undefined for a visitor, who can open free trials only. */
  readonly accountId: number | undefined;
  /** The table to open, for a game with several. */
  readonly roomId?: string | undefined;
  /** The session that opens the game; the game ends with it. Undefined for a visitor. */
  readonly sessionId: string | undefined;
  /** 1 real money, 0 free trial (protocol.md). */
  readonly accountType: number;
  readonly language: Language;
  /** Where a vendor of lotteries opens: at a bet form or at its lobby. */
  readonly view?: 'betting' | 'lobby' | undefined;
}

/** The vendors of games. */
export interface GamesPort {
  /**
   * Opens a game and returns the URL for the frame.
   * @throws {GatewayError} game_not_found; game_maintenance where the vendor cannot run the game;
   *   in_need_true_account when a visitor asks for real money
   */
  launch(launch: GameLaunch): Promise<string>;
}

/** A transfer between a member's main wallet and its wallet at a vendor. */
export interface VendorTransfer {
  /** Idempotency key at the vendor: a repeated number is the same transfer. */
  readonly orderNo: string;
  readonly accountId: number;
  readonly vassalage: string;
  /** `in`: to the vendor; `out`: back from it. */
  readonly direction: 'in' | 'out';
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
}

/** The vendors' own wallets, for merchants whose members have one per vendor (`isSingle` 0). */
export interface VendorWalletsPort {
  /**
   * Makes the vendor execute a transfer, or returns the result of an earlier request with this number.
   * `done` and `refused` are final and repeatable. After `unknown`, an error or a timeout (`signal`) the
   * result is not known yet, and the gateway asks again.
   */
  transfer(order: VendorTransfer, signal: AbortSignal): Promise<'done' | 'refused' | 'unknown'>;
}

/** A lottery that draws on a schedule. */
export interface ScheduledLottery {
  /** Its `gameCode` in the catalogue. */
  readonly code: string;
  readonly name: Translated<string>;
  /** Vietnam's lotteries belong to a region of its results table. */
  readonly region?: LotteryRegion | undefined;
  /** Milliseconds between two draws. */
  readonly periodMs: number;
  /** Milliseconds before a draw at which betting closes. */
  readonly closeMs: number;
}

/** One draw of a lottery; all times are milliseconds. */
export interface LotteryIssue {
  /** The `gameCode` of its lottery. */
  readonly lottery: string;
  readonly issueNo: string;
  readonly closeAt: number;
  readonly drawAt: number;
  readonly seedHash: string;
  /** The drawn numbers by prize; null before the draw. */
  readonly result:
    | readonly { readonly prize: string; readonly numbers: readonly string[] }[]
    | null;
}

/** The rules of a lottery; `highestPayout` is in hundredths of the catalogue's unit. */
export type LotteryTerms = Pick<LotteryRules, 'prizes' | 'bets' | 'highestPayout'>;

/** The vendors of lotteries that draw on a schedule. */
export interface LotteriesPort {
  /** All lotteries, in the order of the menus. */
  readonly lotteries: readonly ScheduledLottery[];
  /** Returns the rules of a lottery. @throws {GatewayError} game_not_found for another code */
  terms(code: string): LotteryTerms;
  /** Returns the current issue of each lottery and a number of previous ones, newest first, by code. */
  latestIssues(
    codes: readonly string[],
    previous: number,
  ): Promise<ReadonlyMap<string, readonly LotteryIssue[]>>;
  /** Returns the issues with `after` < `drawAt` <= `until` (milliseconds). */
  issuesWithin(
    codes: readonly string[],
    period: { readonly after: number; readonly until: number },
  ): Promise<readonly LotteryIssue[]>;
}

/** The result of an authorization request at an identity provider (RFC 6749, RFC 7636). */
export interface AuthorizationCode {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** An identity provider besides those of the merchant's settings (Google, Facebook). */
export interface IdentityPort {
  /** The OAuth client id of the portal. */
  readonly clientId: string;
  /** Exchanges a code for the person who logged in; undefined for an invalid or used code. */
  redeem(
    code: AuthorizationCode,
  ): Promise<
    { readonly subject: string; readonly email: string; readonly name: string } | undefined
  >;
}

export interface ChatPort {
  /** Opens the chat of a member or of a visitor's browser, and returns the URL of its frame. */
  open(session: Session | undefined, call: Call): Promise<string>;
}

/** Provides the URLs of the catalogue's pictures. */
export interface ArtPort {
  /** Cover of a game, 3:4; `?w=480` selects the larger size. */
  gameCover(nodeId: string): string;
  /** Cover for games without their own. */
  readonly defaultCover: string;
  /** Logo of a vendor. */
  vendorLogo(vassalage: string): string;
  /** Large card of a vendor, 3:4. */
  vendorCard(vassalage: string): string;
  /** Square pictures that members can choose as their icon. */
  readonly avatars: readonly {
    readonly id: string;
    readonly name: Translated<string>;
    readonly url: string;
  }[];
  /** Square logo of a deposit channel, bank or e-wallet by its code, with its own background. */
  paymentLogo(code: string): string | undefined;
  /** Square portrait of a dealer at live tables. */
  dealerPortrait(dealerId: string): string;
}

/** Ports without any provider, to be extended. */
export const NO_PORTS: Ports = {
  sms: undefined,
  mail: undefined,
  payments: undefined,
  payouts: undefined,
  games: undefined,
  vendorWallets: undefined,
  lotteries: undefined,
  identity: undefined,
  chat: undefined,
  art: undefined,
};

const NAMES: Readonly<Record<keyof Ports, string>> = {
  sms: 'SMS',
  mail: 'mail',
  payments: 'deposits',
  payouts: 'withdrawals',
  games: 'games',
  vendorWallets: 'wallets of vendors',
  lotteries: 'lotteries',
  identity: 'logins',
  chat: 'the chat',
  art: 'pictures of games',
};

/** Returns the implementation of a port. @throws {GatewayError} function.not.available without a provider */
export function requirePort<Name extends keyof Ports>(
  ports: Ports,
  name: Name,
): NonNullable<Ports[Name]> {
  const port = ports[name];
  if (port) return port;
  throw new GatewayError('function.not.available', `There is no provider for ${NAMES[name]}.`);
}

/** Returns a message that lists the ports without a provider; undefined if every port has one. */
export function describeMissingPorts(ports: Ports): string | undefined {
  const keys = Object.keys(NAMES) as (keyof Ports)[];
  const missing = keys
    // Not required: logins work with the providers of the merchant's settings alone.
    .filter((name) => name !== 'identity' && !ports[name])
    .map((name) => NAMES[name]);
  if (missing.length === 0) return undefined;
  return `There is no provider for ${missing.join(', ')}: calls that need one are refused.`;
}
