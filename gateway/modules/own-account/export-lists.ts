import { type SQL, sql } from '../../database/sql.ts';

/** A list of an account's rows for its data export (R10.11). */
export interface ExportList {
  readonly name: string;
  /**
   * Returns the query of a page. It names its columns explicitly, so that a column that is added to a table later is
   * not exported unintentionally. `id` determines the order of the pages and is not exported.
   * @param after the last `id` of the previous page; lists without an `id` have a single page
   */
  query(accountId: number, after: number): SQL;
  /** Columns with amounts in minor units of the row's `currency`. */
  readonly amounts?: readonly string[];
  /** The column with the facts of a logged event, in the format of `logProtection`. */
  readonly facts?: string;
}

/** Rows per page. */
export const EXPORT_PAGE_SIZE = 500;

const page = (table: SQL, columns: SQL, accountId: number, after: number): SQL =>
  sql`select id::float8 as id, ${columns} from ${table}
    where account_id = ${accountId} and id > ${after} order by id limit ${EXPORT_PAGE_SIZE}`;

const byId =
  (table: SQL, columns: SQL): ExportList['query'] =>
  (accountId, after) =>
    page(table, columns, accountId, after);

const singlePage =
  (table: SQL, columns: SQL): ExportList['query'] =>
  (accountId) =>
    sql`select ${columns} from ${table} where account_id = ${accountId}`;

/** The person's identity and registration. */
const IDENTITY: readonly ExportList[] = [
  {
    name: 'identityDocuments',
    query: byId(
      sql`identity_documents`,
      sql`document, state, reason, sent_at as "sentAt", decided_at as "decidedAt",
        (select count(*)::float8 from identity_pictures as pictures
          where pictures.document_id = identity_documents.id) as pictures`,
    ),
  },
  {
    name: 'identityPictures',
    query: singlePage(
      sql`identity_pictures`,
      sql`type, created_at as "addedAt", document_id is not null as "isSent"`,
    ),
  },
  {
    name: 'socialLogins',
    query: singlePage(sql`social_identities`, sql`provider, subject, created_at as "linkedAt"`),
  },
  {
    name: 'authenticators',
    query: singlePage(sql`authenticators`, sql`confirmed_at as "confirmedAt"`),
  },
  {
    name: 'sessions',
    query: singlePage(
      sql`sessions`,
      sql`ip, user_agent as "browser", created_at as "startedAt", last_seen_at as "lastSeenAt",
        ended_at as "endedAt", end_reason as "endReason"`,
    ),
  },
  {
    name: 'knownPlaces',
    query: byId(
      sql`known_places`,
      // The id of a known device would let a login pass without the second factor, so only a hash that distinguishes
      // devices is exported.
      sql`ip, user_agent as "browser",
        left(encode(sha256(convert_to(device_id, 'UTF8')), 'hex'), 8) as "device",
        first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt"`,
    ),
  },
];

/** Deposits, withdrawals and other movements of the balance. */
const MONEY: readonly ExportList[] = [
  {
    name: 'balances',
    query: singlePage(sql`wallets`, sql`kind, currency, balance, created_at as "createdAt"`),
    amounts: ['balance'],
  },
  {
    name: 'deposits',
    query: byId(
      sql`deposit_orders`,
      sql`order_no as "orderNo", channel_name as "channel", account_name as "payer", currency,
        amount, fee, status, reason, created_at as "createdAt", decided_at as "decidedAt"`,
    ),
    amounts: ['amount', 'fee'],
  },
  {
    name: 'payoutAccounts',
    query: byId(
      sql`bank_cards`,
      sql`kind, bank_name as "bank", holder, '•••• ' || account_tail as "account",
        created_at as "addedAt", removed_at as "removedAt"`,
    ),
  },
  {
    name: 'withdrawals',
    query: byId(
      sql`withdraw_orders`,
      sql`order_no as "orderNo", bank_name as "bank", holder,
        '•••• ' || account_tail as "account", currency, amount, paid, status, reason,
        created_at as "createdAt", decided_at as "decidedAt", locked_at as "lockedAt"`,
    ),
    amounts: ['amount', 'paid'],
  },
  {
    name: 'withdrawalPayments',
    query: (accountId, after) => sql`
      select p.id::float8 as id, p.payment_no as "paymentNo", o.order_no as "orderNo", o.currency,
        p.amount, p.status, p.sent_at as "sentAt", p.settled_at as "settledAt"
      from withdraw_payments p join withdraw_orders o on o.id = p.order_id
      where p.account_id = ${accountId} and p.id > ${after} order by p.id limit ${EXPORT_PAGE_SIZE}`,
    amounts: ['amount'],
  },
  {
    name: 'betsAskedFor',
    query: byId(
      sql`turnover_obligations`,
      sql`source, reference, currency, required, fulfilled, created_at as "createdAt",
        fulfilled_at as "fulfilledAt", waived_at as "waivedAt"`,
    ),
    amounts: ['required', 'fulfilled'],
  },
  {
    name: 'transactions',
    query: (accountId, after) => sql`
      select l.id::float8 as id, l.created_at as "at", l.kind, w.currency, l.amount,
        l.balance_after as "balanceAfter", e.reference
      from wallets w join journal_lines l on l.wallet_id = w.id
      join journal_entries e on e.id = l.entry_id
      where w.account_id = ${accountId} and l.id > ${after} order by l.id limit ${EXPORT_PAGE_SIZE}`,
    amounts: ['amount', 'balanceAfter'],
  },
];

/** Bets and rewards. The drawn outcome of a round is excluded, because it may not have been revealed yet. */
const PLAY: readonly ExportList[] = [
  {
    name: 'rounds',
    query: (accountId, after) => sql`
      select r.id::float8 as id, r.order_no as "orderNo", r.game_name as "game",
        r.vendor_name as "vendor", w.currency, r.bet, r.valid_bet as "validBet", r.win, r.stake,
        r.state, r.created_at as "createdAt", r.settled_at as "settledAt"
      from game_rounds r join wallets w on w.id = r.wallet_id
      where r.account_id = ${accountId} and r.id > ${after} order by r.id limit ${EXPORT_PAGE_SIZE}`,
    amounts: ['bet', 'validBet', 'win'],
  },
  {
    name: 'favourites',
    query: singlePage(sql`favourites`, sql`node_id as "game", added_at as "addedAt"`),
  },
  {
    name: 'recentGames',
    query: singlePage(sql`recent_games`, sql`node_id as "game", played_at as "playedAt"`),
  },
  {
    name: 'playDays',
    query: singlePage(
      sql`play_days`,
      sql`(date '1970-01-01' + day)::text as "day", played_ms::float8 as "playedMs"`,
    ),
  },
];

const REWARDS: readonly ExportList[] = [
  {
    name: 'bonuses',
    query: byId(
      sql`promotion_grants`,
      sql`grant_no as "grantNo", promotion_id as "promotion", period, status, currency, amount,
        turnover_required as "betsAsked", created_at as "createdAt", claimed_at as "claimedAt",
        expires_at as "expiresAt", given_up_at as "givenUpAt", taken_back as "takenBack"`,
    ),
    amounts: ['amount', 'betsAsked', 'takenBack'],
  },
  {
    name: 'promotionApplications',
    query: byId(
      sql`promotion_applications`,
      sql`application_no as "applicationNo", promotion_id as "promotion", comment, status, reason,
        created_at as "createdAt", decided_at as "decidedAt"`,
    ),
  },
  {
    name: 'promotionPictures',
    query: singlePage(sql`promotion_pictures`, sql`type, created_at as "addedAt"`),
  },
  {
    name: 'points',
    query: byId(
      sql`point_ledger`,
      sql`kind, amount::float8 as "points", balance_after::float8 as "pointsAfter", reference,
        remark, created_at as "at"`,
    ),
  },
  {
    name: 'pointOrders',
    query: byId(
      sql`point_redemptions`,
      sql`order_no as "orderNo", reward_id as "reward", quantity, points::float8 as "points", status,
        reason, created_at as "createdAt", decided_at as "decidedAt"`,
    ),
  },
  {
    name: 'missionPrizes',
    query: byId(
      sql`mission_claims`,
      sql`claim_no as "claimNo", subject, period, place, currency, amount,
        created_at as "claimedAt"`,
    ),
    amounts: ['amount'],
  },
  {
    name: 'rebates',
    query: byId(
      sql`rebate_claims`,
      sql`order_no as "orderNo", currency, valid_bets as "validBets", amount, automatic,
        created_at as "paidAt"`,
    ),
    amounts: ['validBets', 'amount'],
  },
  {
    name: 'referralCodes',
    query: singlePage(sql`referral_codes`, sql`code, created_at as "createdAt"`),
  },
  {
    // The invited player's activity is another person's data.
    name: 'referralRewards',
    query: (accountId, after) => sql`
      select id::float8 as id, order_no as "orderNo", currency, amount, paid_at as "paidAt"
      from referral_earnings
      where referrer_id = ${accountId} and id > ${after} order by id limit ${EXPORT_PAGE_SIZE}`,
    amounts: ['amount'],
  },
];

const MESSAGES: readonly ExportList[] = [
  {
    name: 'messages',
    query: byId(
      sql`messages`,
      sql`title, body, kind, created_at as "receivedAt", read_at as "readAt"`,
    ),
  },
  {
    // The receivers are other people.
    name: 'sentMessages',
    query: (accountId, after) => sql`
      select id::float8 as id, audience, title, body, created_at as "sentAt"
      from line_messages
      where sender_id = ${accountId} and id > ${after} order by id limit ${EXPORT_PAGE_SIZE}`,
  },
  {
    name: 'feedback',
    query: byId(
      sql`feedback`,
      sql`reference_no as "referenceNo", kind, body, status, answer, created_at as "sentAt",
        answered_at as "answeredAt"`,
    ),
  },
  {
    name: 'chat',
    query: (accountId, after) => sql`
      select m.id::float8 as id, m.author, m.body, m.sent_at as "sentAt"
      from chats c join chat_messages m on m.chat_id = c.id
      where c.account_id = ${accountId} and m.id > ${after} order by m.id limit ${EXPORT_PAGE_SIZE}`,
  },
];

/** Player protection. Names of staff are other people's data. */
const PROTECTION: readonly ExportList[] = [
  {
    name: 'limits',
    query: singlePage(
      sql`play_limits`,
      sql`kind, period, (select currency from accounts where accounts.id = account_id) as currency,
        case when kind <> 'time' then value end as value,
        case when kind = 'time' then value::float8 / 60000 end as minutes,
        set_at as "setAt", asked_at as "higherAskedAt"`,
    ),
    amounts: ['value'],
  },
  {
    name: 'protection',
    query: singlePage(
      sql`member_protection`,
      sql`reality_minutes as "realityCheckMinutes", went_without as "wentWithoutLimits",
        reviewed_at as "limitsReviewedAt", locks_withdrawals as "locksWithdrawals"`,
    ),
  },
  {
    name: 'breaks',
    query: byId(
      sql`play_exclusions`,
      sql`kind, starts_at as "beganAt", ends_at as "endsAt", return_asked_at as "returnAskedAt",
        returns_at as "returnsAt"`,
    ),
  },
  {
    name: 'protectionLog',
    query: byId(
      sql`protection_log`,
      sql`actor, action, detail,
        (select currency from accounts where accounts.id = account_id) as currency,
        created_at as "at"`,
    ),
    facts: 'detail',
  },
  {
    name: 'signsOfHarm',
    query: byId(
      sql`harm_signs`,
      sql`sign, state, count, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt",
        messaged_at as "messagedAt"`,
    ),
  },
  {
    name: 'closings',
    query: byId(
      sql`account_closings`,
      sql`asked_at as "askedAt", closed_at as "closedAt", reopened_at as "reopenedAt"`,
    ),
  },
  {
    name: 'marketingChoices',
    query: singlePage(sql`marketing_choices`, sql`channel, agreed, changed_at as "changedAt"`),
  },
];

/** Data of agents: their own terms and actions, not their line's. */
const AGENT_DATA: readonly ExportList[] = [
  {
    name: 'affiliateLinks',
    query: (accountId, after) => sql`
      select id::float8 as id, code, name, kind, created_at as "createdAt", deleted_at as "deletedAt"
      from affiliate_links
      where agent_id = ${accountId} and id > ${after} order by id limit ${EXPORT_PAGE_SIZE}`,
  },
  {
    name: 'contracts',
    query: (accountId, after) => sql`
      select id::float8 as id, type, rate, status, created_at as "createdAt",
        answered_at as "answeredAt", ended_at as "endedAt"
      from agent_contracts
      where agent_id = ${accountId} and id > ${after} order by id limit ${EXPORT_PAGE_SIZE}`,
  },
  {
    name: 'salaries',
    query: (accountId, after) => sql`
      select id::float8 as id, type, currency, amount, paid, state, starts_at as "beganAt",
        ends_at as "endedAt", paid_at as "paidAt"
      from contract_periods
      where agent_id = ${accountId} and id > ${after} order by id limit ${EXPORT_PAGE_SIZE}`,
    amounts: ['amount', 'paid'],
  },
  {
    name: 'transfers',
    query: (accountId, after) => sql`
      select id::float8 as id, order_no as "orderNo",
        case when sender_id = ${accountId} then 'sent' else 'received' end as direction,
        currency, amount, at
      from line_transfers
      where (sender_id = ${accountId} or receiver_id = ${accountId}) and id > ${after}
      order by id limit ${EXPORT_PAGE_SIZE}`,
    amounts: ['amount'],
  },
  {
    name: 'lineActions',
    query: (accountId, after) => sql`
      select id::float8 as id, action, ip, at from line_actions
      where actor_id = ${accountId} and id > ${after} order by id limit ${EXPORT_PAGE_SIZE}`,
  },
];

/** All lists of the export, besides the profile. */
export const EXPORT_LISTS: readonly ExportList[] = [
  ...IDENTITY,
  ...MONEY,
  ...PLAY,
  ...REWARDS,
  ...MESSAGES,
  ...PROTECTION,
  ...AGENT_DATA,
];
