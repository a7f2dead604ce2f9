import type { Clock } from '../../core/clock.ts';
import { depositLetters, refusedLetters } from '../../modules/cashier/letters.ts';
import { sentLetters } from '../../modules/cashier/payment-letters.ts';
import { type Letters, storeMessage } from '../../modules/messages/store-message.ts';
import { hashPassword } from '../../modules/session/passwords.ts';
import { postEntry } from '../../modules/wallet/post-entry.ts';
import { accountWallet, houseWallet } from '../../modules/wallet/wallets.ts';
import type { Transaction } from '../open.ts';
import {
  bankCards,
  depositOrders,
  paymentPasswords,
  withdrawOrders,
  withdrawPayments,
} from '../schema/index.ts';
import { SEED_CURRENCY, type SeedAccount } from './money.ts';

/** Of demo_player, so that a withdrawal can be tried at once. */
export const DEMO_PAYMENT_PASSWORD = '246810';
const MINUTE = 60_000;
const DAY = 86_400_000;
const currency = SEED_CURRENCY;

/** All after the newest seeded bet, so that the balances in the journal stay in order of time. */
const DEPOSITS = [
  {
    ...{ minutesAgo: 26 * 60, amount: 15_000, fee: 225, status: 'expired' as const, reason: null },
    ...{ kind: 'launchUrl' as const, channelId: 'cardgate', channelName: 'Cardgate' },
  },
  {
    ...{ minutesAgo: 190, amount: 20_000, fee: 0, status: 'approved' as const, reason: null },
    ...{ kind: 'qr' as const, channelId: 'scanpay', channelName: 'Perlas QR' },
  },
  {
    ...{ minutesAgo: 175, amount: 10_000, fee: 0, status: 'refused' as const },
    ...{ reason: 'payer_refused' as const },
    ...{ kind: 'launchUrl' as const, channelId: 'lagoon', channelName: 'Lagoon Pay' },
  },
] as const;

const WITHDRAWALS = [
  { minutesAgo: 120, amount: 15_000, status: 'approved', reason: null },
  { minutesAgo: 90, amount: 8_013, status: 'refused', reason: 'account_rejected' },
] as const;

const CARDS = [
  { kind: 'bank', bankCode: 'HARB', bankName: 'Harbour Bank', accountNumber: '004211874412' },
  { kind: 'wallet', bankCode: 'LAGO', bankName: 'Lagoon Pay', accountNumber: '09171234567' },
] as const;
const HOLDER = 'Dana Reyes';

interface Wallets {
  readonly main: number;
  readonly cashier: number;
  readonly held: number;
}

async function seedDeposits(tx: Transaction, accountId: number, wallets: Wallets, now: number) {
  for (const [index, each] of DEPOSITS.entries()) {
    const { minutesAgo, amount, fee, status, reason } = each;
    const createdAt = now - minutesAgo * MINUTE;
    const decidedAt = createdAt + (status === 'expired' ? 30 : 1) * MINUTE;
    const orderNo = `D${accountId}DEMO${index + 1}`;
    const posted =
      status === 'approved'
        ? await postEntry(tx, {
            ...{ kind: 'deposit', scope: `deposit:${orderNo}`, idempotencyKey: 'credit' },
            ...{ body: { orderNo }, reference: orderNo, remark: each.channelName, at: decidedAt },
            lines: [
              { walletId: wallets.cashier, amount: fee - amount, kind: 'house' },
              { walletId: wallets.main, amount: amount - fee, kind: 'deposit' },
            ],
          })
        : undefined;
    await tx.insert(depositOrders).values({
      ...{ orderNo, accountId, idempotencyKey: orderNo, bodyHash: '', currency, amount, fee },
      ...{ status, reason, createdAt, decidedAt, kind: each.kind, channelId: each.channelId },
      ...{ channelName: each.channelName, turnoverRequired: amount - fee, payToken: orderNo },
      ...{ expiresAt: createdAt + 30 * MINUTE, entryId: posted?.entryId ?? null },
    });
    if (status === 'expired') continue;
    const order = { orderNo, amount, fee, currency, channelName: each.channelName };
    await storeMessage(tx, { accountId, letters: depositLetters(order, reason), at: decidedAt });
  }
}

async function seedWithdrawals(tx: Transaction, accountId: number, wallets: Wallets, now: number) {
  const [card] = CARDS;
  for (const [index, { minutesAgo, amount, status, reason }] of WITHDRAWALS.entries()) {
    const createdAt = now - minutesAgo * MINUTE;
    const decidedAt = createdAt + MINUTE;
    const orderNo = `W${accountId}DEMO${index + 1}`;
    const entry = (step: 'hold' | 'release', from: number, to: number, at: number) =>
      postEntry(tx, {
        ...{ kind: 'withdrawal', scope: `withdrawal:${orderNo}`, idempotencyKey: step },
        ...{ body: { orderNo }, reference: orderNo, remark: card.bankName, at },
        lines: [
          { walletId: from, amount: -amount, kind: from === wallets.main ? 'withdrawal' : 'house' },
          { walletId: to, amount, kind: to === wallets.main ? 'withdrawal' : 'house' },
        ],
      });
    const hold = await entry('hold', wallets.main, wallets.held, createdAt);
    const target = status === 'approved' ? wallets.cashier : wallets.main;
    const release = await entry('release', wallets.held, target, decidedAt);
    const [made] = await tx
      .insert(withdrawOrders)
      .values({
        ...{ orderNo, accountId, idempotencyKey: orderNo, bodyHash: '', currency, amount, status },
        ...{ reason, createdAt, decidedAt, dueAt: decidedAt, bankName: card.bankName },
        ...{ holder: HOLDER, accountNumber: card.accountNumber, holdEntryId: hold.entryId },
        ...{ decisionEntryId: release.entryId, paid: status === 'approved' ? amount : 0 },
      })
      .returning();
    if (made && status === 'approved') {
      await tx.insert(withdrawPayments).values({
        ...{ paymentNo: `P${accountId}DEMO${index + 1}`, orderId: made.id, accountId, amount },
        ...{ status: 'received', sentAt: decidedAt, settledAt: decidedAt + 5 * MINUTE },
        confirmBy: decidedAt + 30 * MINUTE,
      });
    }
    const order = { orderNo, amount, currency, bankName: card.bankName };
    const letters = reason
      ? refusedLetters(order, reason)
      : sentLetters({ ...order, orderAmount: amount }, 30);
    await storeMessage(tx, { accountId, letters, at: decidedAt });
  }
}

const GREETING: Letters = {
  EN: {
    title: 'Welcome to your inbox',
    body: 'Deposits, withdrawals and changes of your account are told here. Set your limits before you play, and play only for fun.',
  },
  TY: {
    title: 'Maligayang pagdating sa iyong inbox',
    body: 'Dito namin sinasabi ang mga deposito, pag-withdraw at pagbabago sa account mo. Magtakda ng limit bago maglaro, at maglaro lang para sa saya.',
  },
};

async function demoWallets(tx: Transaction, accountId: number, at: number): Promise<Wallets> {
  return {
    main: await accountWallet(tx, { accountId, kind: 'main', currency, at }),
    cashier: await houseWallet(tx, 'house:cashier', currency, at),
    held: await houseWallet(tx, 'house:withdrawals-pending', currency, at),
  };
}

/**
 * A cashier with a past for demo_player: cards, a transaction password, orders that ended in every
 * way, and what the inbox told of them. Runs after `seedRecords`.
 */
export async function seedCashier(
  tx: Transaction,
  clock: Clock,
  people: readonly SeedAccount[],
): Promise<void> {
  const now = clock.now();
  for (const { id } of people.filter(({ username }) => username.startsWith('demo_'))) {
    await storeMessage(tx, { accountId: id, letters: GREETING, at: now - 2 * DAY });
  }
  const player = people.find(({ username }) => username === 'demo_player');
  if (!player) return;
  const wallets = await demoWallets(tx, player.id, now);
  const passwordHash = await hashPassword(DEMO_PAYMENT_PASSWORD);
  await tx
    .insert(paymentPasswords)
    .values({ accountId: player.id, passwordHash, changedAt: now - 60 * DAY });
  await tx.insert(bankCards).values(
    CARDS.map((card, index) => ({
      ...{ ...card, accountId: player.id, holder: HOLDER, createdAt: now - (60 - index) * DAY },
    })),
  );
  await seedDeposits(tx, player.id, wallets, now);
  await seedWithdrawals(tx, player.id, wallets, now);
}
