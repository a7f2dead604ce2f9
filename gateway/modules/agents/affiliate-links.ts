import type {
  AffiliateLink,
  AffiliateLinks,
  createAffiliateUrl,
  RegisteredAffiliates,
} from '../../contract/agent-accounts.ts';
import { MINUTE } from '../../contract/durations.ts';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import { dayNumber, dayText, merchantDay } from '../../core/calendar.ts';
import type { Call } from '../../core/call.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { bodyHash, requireIdempotencyKey, requireSameRequest } from '../../core/idempotency.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { runIdempotent } from '../../core/run-idempotent.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { affiliateLinks } from '../../database/schema/index.ts';
import { and, count, eq, isNull, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { isClosing } from '../own-account/is-closing.ts';
import { freeCode, kindOfType } from './account-kinds.ts';
import { newestFirst, orderBy, pageOfNewest, rowsAfter } from './keyset.ts';
import { ACCOUNTS_A, lineNames } from './line-names.ts';
import { checkRate } from './rates.ts';

const CREATION_LIMIT = { name: 'affiliate-links', limit: 30, windowMs: 10 * MINUTE };

const BY_LINK = newestFirst(sql`k.id`);
const BY_ACCOUNT = newestFirst(sql`r.account_id`);

interface LinkRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly kind: 'agent' | 'member';
  readonly rate: number;
  readonly endDay: number | null;
  readonly enabled: boolean;
  readonly createdAt: number;
  readonly visits: number;
  readonly registrations: number;
  readonly firstDeposits: number;
}

function linkView(row: LinkRow, today: number): AffiliateLink {
  const isOver = row.endDay !== null && row.endDay < today;
  const open = row.enabled ? ('open' as const) : ('disabled' as const);
  return {
    linkId: row.id,
    code: row.code,
    name: row.name,
    kind: row.kind,
    rate: row.rate,
    ...(row.endDay !== null && { endDay: dayText(row.endDay) }),
    state: isOver ? 'ended' : open,
    createdAt: row.createdAt,
    visits: row.visits,
    registrations: row.registrations,
    firstDeposits: row.firstDeposits,
  };
}

/** Returns the links of an agent that are not deleted, newest first. */
async function linkRows(
  db: Database | Transaction,
  agentId: number,
  { linkId, cursor, limit }: { linkId?: number; cursor?: string | undefined; limit: number },
): Promise<readonly LinkRow[]> {
  return rowsOf<LinkRow>(
    await db.execute(sql`
      select k.id, k.code, k.name, k.kind, k.rate, k.end_day as "endDay", k.enabled,
        k.created_at::float8 as "createdAt", k.visits,
        (select count(*)::float8 from affiliate_registrations r where r.link_id = k.id)
          as registrations,
        (select count(*)::float8 from affiliate_registrations r
          join first_deposits f on f.account_id = r.account_id where r.link_id = k.id)
          as "firstDeposits"
      from affiliate_links k
      where k.agent_id = ${agentId} and k.deleted_at is null
        and ${linkId === undefined ? sql`true` : sql`k.id = ${linkId}`}
        and ${rowsAfter(BY_LINK, cursor)}
      order by ${orderBy(BY_LINK)} limit ${limit}`),
  );
}

/** @throws {GatewayError} not_found for another agent's link and for a deleted one */
async function ownLink(
  db: Database | Transaction,
  agentId: number,
  linkId: number,
): Promise<LinkRow> {
  const [row] = await linkRows(db, agentId, { linkId, limit: 1 });
  if (!row) throw new GatewayError('not_found', 'There is no such link.');
  return row;
}

const ownLinks = (agentId: number) =>
  and(eq(affiliateLinks.agentId, agentId), isNull(affiliateLinks.deletedAt));

async function countLinks(db: Database | Transaction, agentId: number): Promise<number> {
  const [counted] = await db
    .select({ links: count() })
    .from(affiliateLinks)
    .where(ownLinks(agentId));
  return counted?.links ?? 0;
}

/**
 * Creates a link for registering in the caller's line (R11.02).
 * @throws {GatewayError} request_param_err (`required`, `rate_above_own`, `date_invalid`, `date_past`),
 * affiliate_limit_reached, idempotency_conflict, TOO_MANY_REQUEST
 */
export async function createLink(
  gateway: Gateway,
  agentId: number,
  input: ParsedRequestOf<typeof createAffiliateUrl>,
  idempotencyKey: string | undefined,
): Promise<AffiliateLink> {
  const { kind, rate } = input;
  const name = input.name.trim();
  const key = requireIdempotencyKey(idempotencyKey);
  const endDay = input.endDay === undefined ? null : dayNumber(input.endDay, 'endDay');
  const hash = bodyHash([name, kind, rate, endDay]);
  const today = await merchantDay(gateway.db, gateway.clock.now());
  const { made } = await runIdempotent<{ id: number }>(
    gateway,
    { accountId: agentId, key, rule: CREATION_LIMIT },
    {
      find: async (db) => {
        const [known] = await db
          .select({ id: affiliateLinks.id, bodyHash: affiliateLinks.bodyHash })
          .from(affiliateLinks)
          .where(and(eq(affiliateLinks.agentId, agentId), eq(affiliateLinks.idempotencyKey, key)));
        return known && requireSameRequest(known, hash);
      },
      prove: async () => {
        if (name === '') throw fieldError('name', 'required');
        if (endDay !== null && endDay < today) throw fieldError('endDay', 'date_past');
        await checkRate(gateway.db, agentId, rate);
      },
      make: async (tx) => {
        await checkRate(tx, agentId, rate);
        const { agents } = await readSettings(tx);
        if ((await countLinks(tx, agentId)) >= agents.links) {
          throw new GatewayError(
            'affiliate_limit_reached',
            `An agent may have at most ${agents.links} links.`,
          );
        }
        const code = await freeCode(tx);
        const createdAt = gateway.clock.now();
        const own = { agentId, idempotencyKey: key, bodyHash: hash };
        const [row] = await tx
          .insert(affiliateLinks)
          .values({ ...own, code, name, kind, rate, endDay, createdAt })
          .returning({ id: affiliateLinks.id });
        if (!row) throw new Error('A link was not stored.');
        return row;
      },
    },
  );
  return linkView(await ownLink(gateway.db, agentId, made.id), today);
}

/**
 * Returns a page of the caller's links, newest first.
 * @throws {GatewayError} request_param_err for an invalid cursor
 */
export async function listLinks(
  gateway: Gateway,
  agentId: number,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<AffiliateLinks> {
  const { db, clock } = gateway;
  const today = await merchantDay(db, clock.now());
  const found = await linkRows(db, agentId, { cursor, limit: pageSize + 1 });
  const { rows, next } = pageOfNewest(found, pageSize);
  return {
    list: rows.map((row) => linkView(row, today)),
    total: await countLinks(db, agentId),
    limit: (await readSettings(db)).agents.links,
    today: dayText(today),
    ...(next !== undefined && { next }),
  };
}

/** @throws {GatewayError} not_found */
export async function enableLink(
  gateway: Gateway,
  agentId: number,
  { linkId, enabled }: { linkId: number; enabled: boolean },
): Promise<AffiliateLink> {
  await gateway.db
    .update(affiliateLinks)
    .set({ enabled })
    .where(and(ownLinks(agentId), eq(affiliateLinks.id, linkId)));
  const row = await ownLink(gateway.db, agentId, linkId);
  return linkView(row, await merchantDay(gateway.db, gateway.clock.now()));
}

/** @throws {GatewayError} not_found */
export async function deleteLink(gateway: Gateway, agentId: number, linkId: number) {
  const deleted = await gateway.db
    .update(affiliateLinks)
    .set({ deletedAt: gateway.clock.now() })
    .where(and(ownLinks(agentId), eq(affiliateLinks.id, linkId)))
    .returning({ id: affiliateLinks.id });
  if (deleted.length === 0) throw new GatewayError('not_found', 'There is no such link.');
  return { deleted: true };
}

interface RegisteredRow {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly registeredAt: number;
  readonly firstDepositAt: number | null;
}

/**
 * Returns a page of the accounts that registered by a link and are in the caller's line now. Accounts that were moved
 * to another line are excluded.
 * @throws {GatewayError} not_found (the link), request_param_err for an invalid cursor
 */
export async function listRegistered(
  db: Database,
  agentId: number,
  query: { linkId: number; cursor?: string | undefined; pageSize: number },
): Promise<RegisteredAffiliates> {
  const { linkId, pageSize } = query;
  await ownLink(db, agentId, linkId);
  const names = await lineNames(db, agentId);
  const shown = names.of(ACCOUNTS_A);
  const found = rowsOf<RegisteredRow>(
    await db.execute(sql`
      select a.id, ${shown.account} as account, ${shown.nickname} as nickname, a.type,
        r.created_at::float8 as "registeredAt", f.at::float8 as "firstDepositAt"
      from affiliate_registrations r
      join accounts a on a.id = r.account_id
      join account_lines l on l.descendant_id = a.id and l.ancestor_id = ${agentId}
        and l.until_day is null
      left join first_deposits f on f.account_id = a.id
      where r.link_id = ${linkId}
        and ${rowsAfter(BY_ACCOUNT, query.cursor)}
      order by ${orderBy(BY_ACCOUNT)} limit ${pageSize + 1}`),
  );
  const { rows, next } = pageOfNewest(found, pageSize);
  return {
    list: rows.map(({ account, nickname, type, registeredAt, firstDepositAt }) => ({
      account,
      nickname: names.nicknameOf({ account, nickname }),
      kind: kindOfType(type),
      registeredAt,
      ...(firstDepositAt !== null && { firstDepositAt }),
    })),
    ...(next !== undefined && { next }),
  };
}

/** A link that can be used for registration now. */
export interface OpenLink {
  readonly linkId: number;
  readonly agentId: number;
  readonly agentType: number;
  readonly kind: 'agent' | 'member';
  /** Basis points. */
  readonly rate: number;
}

/**
 * Returns the link of a code; undefined for an unknown code, for an expired, disabled or deleted link, and if its agent
 * is closing its account.
 */
export async function openLinkOf(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  code: string,
): Promise<OpenLink | undefined> {
  const [link] = rowsOf<OpenLink>(
    await db.execute(sql`
      select k.id as "linkId", k.agent_id as "agentId", a.type as "agentType", k.kind, k.rate
      from affiliate_links k join accounts a on a.id = k.agent_id
      where k.code = ${code.trim().toUpperCase()} and k.enabled and k.deleted_at is null
        and (k.end_day is null or k.end_day >= merchant_day(${clock.now()}))
        and not ${isClosing(sql`k.agent_id`)}`),
  );
  return link;
}

/** Counts a visitor of a link, once per day however many pages they open. */
export async function countVisit(
  { db, clock, vault }: Pick<Gateway, 'db' | 'clock' | 'vault'>,
  linkId: number,
  { network, userAgent }: Pick<Call, 'network' | 'userAgent'>,
): Promise<void> {
  const visitor = vault.mac(JSON.stringify([network, userAgent]), `affiliate-visit:${linkId}`);
  await db.execute(sql`
    with fresh as (
      insert into affiliate_visits (link_id, day, visitor)
      values (${linkId}, merchant_day(${clock.now()}), ${visitor})
      on conflict do nothing returning link_id
    )
    update affiliate_links set visits = visits + 1
    where id = ${linkId} and exists (select 1 from fresh)`);
}

/** Deletes the visitors of finished days; only the sums are kept. */
export async function deleteOldVisits({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  await db.execute(sql`delete from affiliate_visits where day < merchant_day(${clock.now()})`);
}
