import type { DepositKind, RefusalReason } from '../contract/cashier.ts';
import type { Language } from '../contract/languages.ts';
import type { LotteryRegion, LotteryRules } from '../contract/lottery.ts';
import type { Call, Session } from './call.ts';
import { GatewayError } from './gateway-error.ts';
import type { Translated } from './translated.ts';

/**
 * What the gateway needs of third parties. Modules call these ports and know no provider;
 * `providers.ts` chooses the implementations. A port without a provider is undefined: whatever
 * needs it refuses, and the portal is told by `services` of the system status.
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
  /** E.164. */
  readonly mobile: string;
  /** The whole text. */
  readonly body: string;
  /** The code in the text, for providers that fill a template of their own. */
  readonly code: string;
}

export interface SmsPort {
  /** Hands a message over for delivery. @throws {GatewayError} sms_send_failed */
  send(message: SmsMessage): Promise<void>;
}

export interface MailMessage {
  readonly address: string;
  /** The name that the mail is from: the brand's. */
  readonly from: string;
  readonly subject: string;
  /** The words alone, for who reads mail as plain text. */
  readonly body: string;
  /** The whole mail as a page, with the brand's head and contacts. */
  readonly html: string;
  /** Where the mail's button leads. */
  readonly link: string;
}

export interface MailPort {
  /** Hands a mail over for delivery. @throws {GatewayError} third_party_unavailable */
  send(message: MailMessage): Promise<void>;
}

/** A deposit that waits to be paid. */
export interface WaitingDeposit {
  readonly kind: DepositKind;
  readonly orderNo: string;
  /** Names the payment at the provider; nobody may guess it. */
  readonly payToken: string;
}

/** The merchant's account for manual transfers. */
export interface Payee {
  readonly bankName: string;
  readonly accountName: string;
  readonly accountNumber: string;
}

/** How the payer pays: on a page, by a QR code, or by a transfer to the payee. */
export interface PaymentInstructions {
  readonly launchUrl?: string;
  readonly qrContent?: string;
  readonly payee?: Payee & { readonly reference: string };
}

export interface PaymentsPort {
  /** Payments move no real money, and players are told so. */
  readonly isDemonstration: boolean;
  instructionsFor(order: WaitingDeposit, payee: Payee): PaymentInstructions;
}

/** Money that is held for a member; amounts in minor units. */
export interface HeldPayout {
  readonly orderNo: string;
  readonly currency: string;
  readonly amount: number;
  /** What of it was sent before. */
  readonly paid: number;
  /** Decrypts the payout account. @throws {Error} when it was encrypted under another secret */
  destination(): PayoutDestination;
}

export interface PayoutDestination {
  readonly bankName: string;
  readonly holder: string;
  readonly accountNumber: string;
}

/** What becomes of the money that is still held: it is sent, in whole or a part, or refused. */
export type PayoutDecision =
  | {
      readonly outcome: 'approved';
      /** Minor units to send now; all that is left where it is not told. */
      readonly part?: number;
    }
  | { readonly outcome: 'refused'; readonly reason: RefusalReason };

export interface PayoutsPort {
  /** Decides an order whose time has come; runs inside the transaction that carries it out. */
  decide(order: HeldPayout): PayoutDecision;
}

/** A game that somebody opens. */
export interface GameLaunch {
  readonly nodeId: string;
  /** The logged-in account; undefined for a visitor, who can only try for free. */
  readonly accountId: number | undefined;
  /** The table that is opened, where the game has several. */
  readonly roomId?: string | undefined;
  /** The login that opens it: when that ends, the game does. Undefined for a visitor. */
  readonly sessionId: string | undefined;
  /** 1 real money, 0 free trial (protocol.md). */
  readonly accountType: number;
  readonly language: Language;
  /** A vendor of lotteries can be entered by its lobby. */
  readonly view?: 'betting' | 'lobby' | undefined;
}

/** The vendors of games. */
export interface GamesPort {
  /**
   * Opens a game and returns the address to put in the frame.
   * @throws {GatewayError} game_not_found; game_maintenance where the vendor cannot run the game;
   *   in_need_true_account when a visitor asks for real money
   */
  launch(launch: GameLaunch): Promise<string>;
}

/** Money that is to move between a member's main wallet and its wallet with a vendor. */
export interface VendorTransfer {
  /** The vendor's key of the transfer: the same number is the same transfer, however often it is sent. */
  readonly orderNo: string;
  readonly accountId: number;
  readonly vassalage: string;
  /** `in`: to the vendor; `out`: back from it. */
  readonly direction: 'in' | 'out';
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
}

/** The vendors where they keep money of their own (`isSingle` 0). */
export interface VendorWalletsPort {
  /**
   * Has the vendor carry out a transfer, or tells what became of one with this number. `done` and
   * `refused` are final: asked again, the vendor says the same. `unknown`, a throw and no answer until
   * `signal` aborts all mean that nobody knows yet; the gateway asks again.
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
  /** How many milliseconds before a draw the last bet is taken. */
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
  /** The numbers by prize; null until they are drawn. */
  readonly result:
    | readonly { readonly prize: string; readonly numbers: readonly string[] }[]
    | null;
}

/** How a lottery is played; `highestPayout` is in hundredths of the catalogue's unit. */
export type LotteryTerms = Pick<LotteryRules, 'prizes' | 'bets' | 'highestPayout'>;

/** The vendors of lotteries that draw on a schedule. */
export interface LotteriesPort {
  /** In the order of the menus. */
  readonly lotteries: readonly ScheduledLottery[];
  /** @throws {GatewayError} game_not_found for a code that is no scheduled lottery's */
  terms(code: string): LotteryTerms;
  /** By lottery the issue under way and so many previous ones, newest first. */
  latestIssues(
    codes: readonly string[],
    previous: number,
  ): Promise<ReadonlyMap<string, readonly LotteryIssue[]>>;
  /** Issues that are drawn after the one moment and not after the other. */
  issuesWithin(
    codes: readonly string[],
    period: { readonly after: number; readonly until: number },
  ): Promise<readonly LotteryIssue[]>;
}

/** What a browser brought back from an identity provider (RFC 6749, RFC 7636). */
export interface AuthorizationCode {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** An identity provider besides those that the merchant's settings name (Google, Facebook). */
export interface IdentityPort {
  /** The name under which the portal is registered there. */
  readonly clientId: string;
  /** The person who logged in there; undefined where the code is not valid. A code works once. */
  redeem(
    code: AuthorizationCode,
  ): Promise<
    { readonly subject: string; readonly email: string; readonly name: string } | undefined
  >;
}

export interface ChatPort {
  /** Opens the chat of a member, or of a visitor's browser, and returns the frame's address. */
  open(session: Session | undefined, call: Call): Promise<string>;
}

/** Where the pictures of the catalogue are found. */
export interface ArtPort {
  /** Cover 3:4; `?w=480` for the larger one. */
  gameCover(nodeId: string): string;
  /** The cover of a game that has none. */
  readonly defaultCover: string;
  /** The vendor's name as a picture. */
  vendorLogo(vassalage: string): string;
  /** Large vendor card, 3:4. */
  vendorCard(vassalage: string): string;
  /** Pictures that members may choose as their icon, square. */
  readonly avatars: readonly {
    readonly id: string;
    readonly name: Translated<string>;
    readonly url: string;
  }[];
  /** The logo of a deposit channel, or of a bank or wallet, by its code: square, on a ground of its own. */
  paymentLogo(code: string): string | undefined;
  /** Who deals at a live table, square. */
  dealerPortrait(dealerId: string): string;
}

/** No provider at all. */
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

/** The port's implementation. @throws {GatewayError} function.not.available without a provider */
export function requirePort<Name extends keyof Ports>(
  ports: Ports,
  name: Name,
): NonNullable<Ports[Name]> {
  const port = ports[name];
  if (port) return port;
  throw new GatewayError('function.not.available', `There is no provider for ${NAMES[name]}.`);
}

/** One line that says what has no provider; undefined where all have one. */
export function describeMissingPorts(ports: Ports): string | undefined {
  const keys = Object.keys(NAMES) as (keyof Ports)[];
  const missing = keys
    // The providers that the merchant's settings name need no port: logins work without one.
    .filter((name) => name !== 'identity' && !ports[name])
    .map((name) => NAMES[name]);
  if (missing.length === 0) return undefined;
  return `There is no provider for ${missing.join(', ')}: calls that need one are refused.`;
}
