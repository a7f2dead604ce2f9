import * as z from 'zod/mini';
import { currencyCode } from '../contract/currencies.ts';
import { wordRange } from '../contract/feedback.ts';
import { instant, language, longText, shortText, text } from '../contract/fields.ts';
import { identityDocument, identityNeed } from '../contract/identity-documents.ts';
import { fieldRule, WHITELABEL_FLAGS } from '../contract/system.ts';
import { firebaseProject } from '../contract/third-parties.ts';
import { isTimeZone } from './is-time-zone.ts';
import { isNetwork } from './restricted-networks.ts';

/** Free trials of games that one address may open in an hour. */
export const DEFAULT_TRIAL_LAUNCHES = 300;

const isPattern = z.refine((text: unknown) => {
  if (text === '*') return true;
  try {
    return typeof text === 'string' && Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}, 'not a regular expression');

const rule = z.extend(fieldRule, { acceptedPattern: text(1000).check(isPattern) });

/** From how many withdrawals taken back on, within so many days, that is a sign of harm (R10.09). */
export const DEFAULT_WITHDRAWALS_TAKEN_BACK = { times: 2, days: 7 };

/** A number of times, minutes, days or the like. */
const quantity = z.number().check(z.minimum(0), z.maximum(1_000_000));
/** Hours that no merchant may make shorter than a day (R10.02, R10.04). */
const coolingHours = z.int().check(z.minimum(24), z.maximum(24 * 30));
/** Milliseconds from the start of one game cycle to the start of the next. */
const cycleLength = z.int().check(z.minimum(0), z.maximum(60_000));
/** The highest limit that a player may set, major units. */
const highestLimit = z.number().check(z.minimum(1), z.maximum(1_000_000_000));

const signCount = z.int().check(z.minimum(1), z.maximum(1000));
const signDays = z.int().check(z.minimum(1), z.maximum(90));
const hourOfDay = z.int().check(z.minimum(0), z.maximum(23));

/** The merchant's names that were found to be time zones: settings are read by every call, and asking takes long. */
const knownTimeZones = new Set<string>();

function isKnownTimeZone(name: string): boolean {
  if (!knownTimeZones.has(name) && isTimeZone(name)) knownTimeZones.add(name);
  return knownTimeZones.has(name);
}

/** What a merchant decides about its portal; kept in the database, read anew by every call. */
export const merchantSettings = z.object({
  /** Agents and their lines. Rates are in basis points, amounts in major units of any currency. */
  agents: z.object({
    /** Of an agent at the top of a line: nobody below has more. */
    topRate: z.int().check(z.minimum(0), z.maximum(10_000)),
    /** Links of one agent at once. */
    links: quantity,
    transfer: z.object({
      minimumAmount: quantity,
      maximumAmount: quantity,
      /** What one account may send in a day of the merchant's calendar. */
      dailyAmount: quantity,
    }),
    /** Messages to several people that one account may write in a day. */
    dailyBroadcasts: quantity,
  }),
  systemStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** What the maintenance page says, in which languages otherwise, and until when (milliseconds). */
  maintenanceText: longText(2000),
  maintenanceTexts: z.partialRecord(language, longText(2000)),
  maintenanceEndTime: z.nullable(instant),
  /**
   * Addresses and networks (`203.0.113.0/24`, `2001:db8::/32`) of regions that are not served; a
   * merchant takes them from the lists of its regions' networks. `systemStatus` 2 restricts everybody.
   */
  restrictedNetworks: z.array(shortText.check(z.refine(isNetwork))),
  flags: z.record(z.enum(WHITELABEL_FLAGS), z.boolean()),
  registerFields: z.record(shortText, rule),
  termsVersion: shortText,
  trialNeedsAgeConfirmation: z.boolean(),
  challenge: z.object({
    provider: z.enum(['local', 'geetest', 'none']),
    difficulty: quantity,
    /** Calls that must bring a solved challenge. */
    neededAt: z.array(z.enum(['register', 'login', 'sms'])),
  }),
  /** R7.06: third parties and their keys. `null` is one that the merchant does not use. */
  thirdParties: z.object({
    phoneAuth: z.discriminatedUnion('provider', [
      z.object({ provider: z.literal('sms') }),
      firebaseProject,
    ]),
    google: z.nullable(z.object({ clientId: shortText, clientSecret: shortText })),
    facebook: z.nullable(z.object({ appId: shortText, appSecret: shortText })),
    geetest: z.nullable(z.object({ captchaId: shortText, captchaKey: shortText })),
    /** The stand-in for Google and Facebook; outside the demo it is never offered. */
    sandboxIdentity: z.boolean(),
  }),
  /** New accounts that staff makes begin with it; whoever logs in with it must change it. */
  defaultPassword: shortText,
  /** Who may come in where the portal asks for nobody in particular (R6.05). */
  loginAudience: z.enum(['any', 'member']),
  /** Forgotten passwords tell whether there is such an account; otherwise all answers are alike. */
  tellUnknownAccounts: z.boolean(),
  /** 0: passwords do not expire by age. */
  passwordExpiryDays: quantity,
  /** Where the merchant's days begin (IANA name); periods and figures of agents go by them. */
  timeZone: z.string().check(z.refine(isKnownTimeZone, 'not a time zone')),
  /** For mobile numbers typed without a country. */
  defaultDialingCode: shortText,
  /**
   * R12.01: whether members have a wallet for each vendor (`isSingle` 0), and bring money there before
   * they play. Otherwise one wallet pays in every game.
   */
  vendorWallets: z.boolean(),
  /** Of new accounts, and of the play money of visitors. */
  currency: currencyCode,
  /**
   * In which all amounts of the merchant's settings are, and its points convert: in an account of another
   * currency they count for what is worth the same in games. Absent: in that of new accounts, until another
   * is chosen for those.
   */
  amountsCurrency: z.optional(currencyCode),
  sms: z.object({ expiredMinutes: quantity, maxAttemptTimes: quantity }),
  /** Most messages with a code, and most wrong guesses at them. */
  smsLimits: z.object({
    /** To one number. */
    numberHour: quantity,
    numberDay: quantity,
    /** To one number, asked for from one address where its account never was. */
    numberAddressDay: quantity,
    /** To all numbers together. */
    allHour: quantity,
    allDay: quantity,
    /** Wrong guesses at the codes of one number, whichever the code. */
    wrongDay: quantity,
  }),
  /** R11.15: what an agent sees of the members of its line. */
  lineSees: z.object({
    /** Nicknames; otherwise a masked account stands in their place. */
    names: z.boolean(),
    /** Mobile numbers, mail addresses and other contacts; a username that is a number is one. */
    contacts: z.boolean(),
  }),
  /** R5.13: how many words feedback may have. */
  feedbackWords: wordRange.check(
    z.refine(({ minimum, maximum }) => minimum >= 1 && minimum <= maximum, 'not a range'),
  ),
  /** R10: how players are looked after. */
  protection: z.object({
    /** How long a higher or removed limit waits before it can be confirmed … */
    coolingHours,
    /** … and how long it can be. */
    confirmHours: z.int().check(z.minimum(1), z.maximum(24 * 30)),
    highest: z.object({ deposit: highestLimit, loss: highestLimit, wager: highestLimit }),
    /** How long a return after a self-exclusion waits. */
    returnHours: coolingHours,
  }),
  /**
   * R10.01: whoever never made a deposit is asked about limits before the first one, which is refused
   * until there is an answer; to go without them is one.
   */
  limitsBeforeFirstDeposit: z.boolean(),
  /**
   * R10.10: how long a game cycle takes at least, by the gateway's clock. 0 lets rounds follow each
   * other at once, where a licence allows it.
   */
  gamePace: z.object({
    /** A spin of a slot. */
    spinMs: cycleLength,
    /** A game cycle of every other casino game. */
    gameMs: cycleLength,
  }),
  /**
   * R10.12: members may take back a withdrawal that nobody has begun to pay, unless they locked it.
   * Off is the rule (RTS 14B); on only where a licence allows it.
   */
  withdrawalCancelling: z.boolean(),
  /** R10.08: proof of identity. */
  identityChecks: z.object({
    /** What waits for it: nothing, or any of deposit, play and withdrawal. */
    waits: z.array(identityNeed).check(z.maxLength(3)),
    documents: z.array(identityDocument).check(z.minLength(1), z.maxLength(2)),
    /** Bytes of a picture at most. */
    mostBytes: z.int().check(z.minimum(100 * 1024), z.maximum(10 * 1024 * 1024)),
  }),
  /** R10.09: from when on something is a sign that play does harm. */
  harmSigns: z.object({
    /** So many refusals by the player's own limits within so many days. */
    limitsHit: z.object({ times: signCount, days: signDays }),
    /** So many deposits in a row within so many hours, each after a loss. */
    chasing: z.object({
      deposits: signCount,
      hours: z.int().check(z.minimum(1), z.maximum(24 * 31)),
    }),
    /** So many nights with bets within so many days, by hours of the merchant's time zone. */
    night: z.object({
      fromHour: hourOfDay,
      untilHour: hourOfDay,
      nights: signCount,
      days: signDays,
    }),
    /** So many hours of play on end. */
    longPlay: z.object({ hours: z.number().check(z.minimum(0.5), z.maximum(24)) }),
    /** So many payments that were refused within so many days. */
    failedDeposits: z.object({ times: signCount, days: signDays }),
    /** So many withdrawals taken back within so many days; settings stored before it count the default. */
    withdrawalsTakenBack: z._default(
      z.object({ times: signCount, days: signDays }),
      DEFAULT_WITHDRAWALS_TAKEN_BACK,
    ),
    /** The player is written to about the same sign once in so many days. */
    messageDays: z.int().check(z.minimum(1), z.maximum(365)),
  }),
  vipEnabled: z.boolean(),
  /** The portal counts how fast its pages were, for the staff; nothing of a person is kept. */
  pageFigures: z.boolean(),
  resources: z.array(z.object({ resourceType: shortText, url: text(2048) })),
  customerService: z.array(z.object({ csType: shortText, path: text(2048) })),
  mainDomain: shortText,
  /** Hosts that the portal may be opened on, `*.` for every one below; none means any. */
  allowedDomains: z.array(shortText),
  domainRoute: z.array(shortText),
  /** What the licence popup shows; null until there is one. `text` is plain, by language. */
  license: z.nullable(
    z.object({
      holder: shortText,
      number: shortText,
      jurisdiction: shortText,
      regulator: shortText,
      text: z.record(shortText, longText(20_000)),
    }),
  ),
  gtagId: shortText,
  imageCDNs: z.array(shortText),
  /** Origins from which the same games are loaded as from the portal's own, to be chosen in the game. */
  launchGameCDNs: z.array(shortText),
  promotions: z.array(shortText),
  /** Throttles by address: how often an hour. */
  hourlyLimits: z.object({
    freePlay: quantity,
    register: quantity,
    sms: quantity,
    /** Free trials of games; settings that were stored before it count the default. */
    trialLaunch: z._default(quantity, DEFAULT_TRIAL_LAUNCHES),
  }),
});
export type MerchantSettings = z.infer<typeof merchantSettings>;
