import { DAY } from '@baize/gateway/contract/durations.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import { DEFAULT_SETTINGS } from '@baize/gateway/core/merchant-defaults.ts';
import { writeSettings } from '@baize/gateway/core/merchant-settings.ts';
import { accounts, messages } from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { hashPassword } from '@baize/gateway/modules/session/passwords.ts';
import { seedContracts } from './contracts.ts';
import { FRIENDS } from './friends.ts';
import { GROWN, seedDownline } from './line.ts';
import { DEMO_BRANCH, DEMO_SUBAGENT, type Person, people } from './people.ts';
import { type Random, seededRandom } from './random.ts';
import type { SeededAccount } from './seeded-account.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Baize2026';
/** Members besides the named ones, for the records and the winners board. */
const MEMBERS = 200;
/** The tree below demo_agent, level by level: account type, number of accounts, rebate rate in basis points. */
const LEVELS = [
  { type: 2, size: 5, rate: 100 },
  { type: 41, size: 12, rate: 80 },
  { type: 42, size: 18, rate: 60 },
  { type: 0, size: 25, rate: 40 },
] as const;

/** By account type. */
const NAMED_AGENTS: Readonly<Record<number, Person>> = { 2: DEMO_BRANCH, 41: DEMO_SUBAGENT };

type NewAccount = typeof accounts.$inferInsert;
type Base = (person: Partial<NewAccount> & { username: string }, ageInDays: number) => NewAccount;

const returned = {
  id: accounts.id,
  username: accounts.username,
  nickname: accounts.nickname,
  type: accounts.type,
  uplineId: accounts.uplineId,
  createdAt: accounts.createdAt,
};

async function baseOf(clock: Clock): Promise<Base> {
  const now = clock.now();
  // Hashed once, because a hash for each account would delay the first start by half a minute.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  let number = 100_240_000;
  return (person, ageInDays) => {
    const createdAt = now - ageInDays * DAY;
    number += 137;
    return {
      publicId: String(number),
      nickname: person.username,
      type: 0,
      passwordHash,
      passwordChangedAt: createdAt,
      firstTimeLogin: false,
      termsVersion: '2026-11-01',
      termsAcceptedAt: createdAt,
      createdAt,
      ...person,
    };
  };
}

/** The accounts that the demo's first page lists. */
function named(base: Base, weakHash: string): NewAccount[] {
  return [
    base(
      {
        username: 'demo_player',
        nickname: 'Dana Reyes',
        vipLevel: 3,
        mobile: '+639171234567',
        email: 'demo_player@example.com',
        profile: {
          payeeName: 'Dana Reyes',
          birthday: '1991-04-17',
          recommenderId: 'AMELIA01',
          line: 'dana.reyes',
          whatsapp: '639171234567',
        },
      },
      400,
    ),
    base({ username: 'demo_first', nickname: 'Felix Cruz', firstTimeLogin: true }, 1),
    base({ username: 'demo_expired', nickname: 'Elena Ramos', passwordExpired: true }, 220),
    base(
      { username: 'demo_weak', nickname: 'Walter Lim', weakPassword: true, passwordHash: weakHash },
      12,
    ),
    base(
      {
        username: 'demo_agent',
        nickname: 'Amelia Tan',
        type: 1,
        affiliateCode: 'DEMO2026',
        mobile: '+639181234567',
        email: 'demo_agent@example.com',
      },
      600,
    ),
  ];
}

async function seedTree(
  tx: Transaction,
  base: Base,
  root: SeededAccount,
  crowd: Person[],
  random: Random,
) {
  const tree: SeededAccount[] = [];
  let above: SeededAccount[] = [root];
  for (const { type, size, rate } of LEVELS) {
    const rows = crowd.splice(0, size).map((someone, index) => {
      // The first account of the first two levels has a known login.
      const person = index === 0 ? (NAMED_AGENTS[type] ?? someone) : someone;
      const affiliateCode = type === 0 ? null : `AG${type}${String(index + 1).padStart(3, '0')}`;
      const upline = above[index % above.length];
      return base(
        { ...person, type, rate, affiliateCode, uplineId: upline?.id ?? root.id },
        random.whole(20, 500),
      );
    });
    above = await tx.insert(accounts).values(rows).returning(returned);
    tree.push(...above);
  }
  return tree;
}

async function seedInbox(tx: Transaction, clock: Clock, accountId: number): Promise<void> {
  const now = clock.now();
  const inbox = [
    ['Your withdrawal is on its way', 'We sent 500.00 to your bank. It arrives within one day.', 9],
    ['VIP 3: welcome to the lounge', 'You reached VIP 3. Your new limits are in your profile.', 4],
    ['Tonight: the Lantern tournament', 'Twelve tables, one prize. It begins at 20:00.', 1],
  ] as const;
  await tx.insert(messages).values(
    inbox.map(([title, body, ageInDays], index) => ({
      accountId,
      title,
      body,
      createdAt: now - ageInDays * DAY,
      readAt: index === 0 ? now - 8 * DAY : null,
    })),
  );
}

interface SeededPeople {
  readonly all: SeededAccount[];
  /** Those who joined demo_agent's line after its first accounts; `seedLine` creates their history. */
  readonly grown: readonly SeededAccount[];
}

/**
 * Creates the demo's accounts: those that the start prints, an agent's line of four levels, and other members, oldest
 * first and deterministic. Also creates the configuration of the demo's merchant.
 */
export async function seedAccounts(tx: Transaction, clock: Clock): Promise<SeededPeople> {
  const random = seededRandom('accounts');
  const base = await baseOf(clock);
  const weakHash = await hashPassword('Baize1234');
  const first = await tx.insert(accounts).values(named(base, weakHash)).returning(returned);
  const find = (name: string) => {
    const account = first.find((each) => each.username === name);
    if (!account) throw new Error(`The account ${name} was not seeded.`);
    return account;
  };
  const treeSize = LEVELS.reduce((sum, level) => sum + level.size, 0);
  const crowd = people(random, MEMBERS + treeSize);
  const everybody = [...crowd, ...FRIENDS];
  const tree = await seedTree(tx, base, find('demo_agent'), crowd, random);
  const rows = crowd.map((person) => {
    const vipLevel = random.chance(0.3) ? random.whole(1, 5) : null;
    return base({ ...person, vipLevel }, random.whole(3, 700));
  });
  const members = await tx.insert(accounts).values(rows).returning(returned);
  const friends = await tx
    .insert(accounts)
    .values(FRIENDS.map(({ username, nickname, joined }) => base({ username, nickname }, joined)))
    .returning(returned);
  const joined = people(seededRandom('line people'), GROWN, everybody);
  const grown = await seedDownline(tx, base, tree, joined);
  await seedInbox(tx, clock, find('demo_player').id);
  await seedContracts(tx, clock, [find('demo_agent'), ...tree]);
  await writeSettings(tx, {
    flags: {
      ...DEFAULT_SETTINGS.flags,
      TEAMBETTING3: true,
      AGETRANSFERUP3: true,
      MANPLAYREB3: true,
      DIVIDEND: true,
      DAYSAL: true,
      HOURSAL3: true,
    },
    resources: [
      { resourceType: 'Facebook', url: 'https://www.facebook.com/example' },
      { resourceType: 'Telegram', url: 'https://t.me/example' },
      { resourceType: 'WhatsApp', url: 'https://wa.me/10000000000' },
    ],
  });
  return { all: [...first, ...tree, ...members, ...friends, ...grown], grown };
}
