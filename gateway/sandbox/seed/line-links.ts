import { DAY, HOUR } from '@baize/gateway/contract/durations.ts';
import { merchantDay } from '@baize/gateway/core/calendar.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import {
  accounts,
  affiliateLinks,
  affiliateRegistrations,
} from '@baize/gateway/database/schema/index.ts';
import { and, asc, eq, inArray, sql } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';

/** Agents with known logins, with the links by which those directly below registered. */
const LINKS = [
  { agent: 'demo_agent', name: 'Partner meetup in Cebu', kind: 'agent', visits: 64 },
  { agent: 'demo_branch', name: 'Team leaders', kind: 'agent', visits: 38 },
  { agent: 'demo_subagent', name: 'Weekend stream', kind: 'agent', visits: 112 },
] as const;
/** Number of accounts directly below that registered by the link. */
const CAME = 3;
/** Two more links of demo_agent: one that nobody has used yet, and one that has ended. */
const MORE = [
  { name: 'Member page, summer', kind: 'member', rate: 40, visits: 23, endsIn: 30, enabled: true },
  { name: 'Launch week', kind: 'member', rate: 20, visits: 9, endsIn: -12, enabled: false },
] as const;

async function seedLink(
  tx: Transaction,
  at: number,
  { agent, name, kind, visits }: (typeof LINKS)[number],
): Promise<void> {
  const [owner] = await tx.select().from(accounts).where(eq(accounts.username, agent));
  if (!owner) throw new Error(`The account ${agent} was not seeded.`);
  const came = await tx
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.uplineId, owner.id),
        sql`${accounts.username} not like 'demo%'`,
        inArray(accounts.type, [1, 2, 41, 42]),
      ),
    )
    .orderBy(asc(accounts.createdAt))
    .limit(CAME);
  const [first] = came;
  const [link] = await tx
    .insert(affiliateLinks)
    .values({
      agentId: owner.id,
      idempotencyKey: 'seed',
      bodyHash: '',
      code: `SEED${owner.id}`,
      name,
      kind,
      rate: first?.rate ?? 0,
      visits,
      createdAt: (first?.createdAt ?? at) - DAY,
    })
    .returning({ id: affiliateLinks.id });
  if (!link || came.length === 0) return;
  await tx
    .insert(affiliateRegistrations)
    .values(came.map(({ id, createdAt }) => ({ accountId: id, linkId: link.id, createdAt })));
}

/**
 * Creates the links of the line's agents with the accounts that registered by them, and sets when each account of the
 * line was last seen: members at their latest movement of money, agents in the last days. Runs when the history is
 * posted to the journal.
 */
export async function seedLineLinks(tx: Transaction, clock: Clock): Promise<void> {
  const now = clock.now();
  const today = await merchantDay(tx, now);
  for (const link of LINKS) await seedLink(tx, now, link);
  const [top] = await tx.select().from(accounts).where(eq(accounts.username, 'demo_agent'));
  if (!top) throw new Error('The account demo_agent was not seeded.');
  await tx.insert(affiliateLinks).values(
    MORE.map(({ endsIn, ...link }, index) => ({
      ...link,
      agentId: top.id,
      idempotencyKey: `seed ${index}`,
      bodyHash: '',
      code: `SEED${top.id}${'AB'[index]}`,
      endDay: today + endsIn,
      createdAt: now - 40 * DAY,
    })),
  );
  await tx.execute(sql`
    update accounts a
    set last_login_at = case when a.type = 0 then seen.at else ${now}::bigint - (a.id % 150) * ${HOUR}::bigint end
    from (
      select w.account_id, max(j.created_at) as at from journal_lines j
      join wallets w on w.id = j.wallet_id
      join account_lines l on l.descendant_id = w.account_id and l.depth > 0
        and l.ancestor_id = ${top.id}
      where j.kind in ('bet', 'deposit') group by w.account_id
    ) as seen
    where a.id = seen.account_id and a.username not like 'demo%' and a.last_login_at is null`);
}
