import { DAY, MINUTE } from '@baize/gateway/contract/durations.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import {
  bankCards,
  depositOrders,
  paymentPasswords,
  withdrawOrders,
  withdrawPayments,
} from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import {
  depositMessage,
  refusedMessage,
} from '@baize/gateway/modules/cashier/message-templates.ts';
import { sentMessage } from '@baize/gateway/modules/cashier/payment-message-templates.ts';
import { type MessageTexts, storeMessage } from '@baize/gateway/modules/messages/store-message.ts';
import { hashPassword } from '@baize/gateway/modules/session/passwords.ts';
import { accountWallet, houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import type { Book, Writer } from './book.ts';
import { SEED_CURRENCY, type SeedAccount } from './money.ts';

/** Transaction password of demo_player, so that a withdrawal can be tried at once. */
const DEMO_PAYMENT_PASSWORD = '246810';
const currency = SEED_CURRENCY;

const DEPOSITS = [
  {
    minutesAgo: 26 * 60,
    amount: 15_000,
    fee: 225,
    status: 'expired' as const,
    reason: null,
    kind: 'launchUrl' as const,
    channelId: 'cardgate',
    channelName: 'Cardgate',
  },
  {
    minutesAgo: 190,
    amount: 20_000,
    fee: 0,
    status: 'approved' as const,
    reason: null,
    kind: 'qr' as const,
    channelId: 'scanpay',
    channelName: 'Perlas QR',
  },
  {
    minutesAgo: 175,
    amount: 10_000,
    fee: 0,
    status: 'refused' as const,
    reason: 'payer_refused' as const,
    kind: 'launchUrl' as const,
    channelId: 'lagoon',
    channelName: 'Lagoon Pay',
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

interface CashierSeed {
  readonly tx: Transaction;
  readonly accountId: number;
  readonly wallets: Wallets;
  readonly now: number;
  readonly book: Book;
}

async function seedDeposits(of: CashierSeed): Promise<Writer> {
  const { tx, accountId, wallets, now, book } = of;
  const orders = DEPOSITS.map((each, index) => {
    const createdAt = now - each.minutesAgo * MINUTE;
    const decidedAt = createdAt + (each.status === 'expired' ? 30 : 1) * MINUTE;
    const orderNo = `D${accountId}DEMO${index + 1}`;
    const credited = each.amount - each.fee;
    const entry =
      each.status === 'approved'
        ? book.add({
            kind: 'deposit',
            scope: `deposit:${orderNo}`,
            idempotencyKey: 'credit',
            body: { orderNo },
            reference: orderNo,
            remark: each.channelName,
            lines: [
              { walletId: wallets.cashier, amount: -credited, kind: 'house' },
              { walletId: wallets.main, amount: credited, kind: 'deposit' },
            ],
            at: decidedAt,
          })
        : undefined;
    return { each, orderNo, createdAt, decidedAt, credited, entry };
  });
  return async () => {
    for (const { each, orderNo, createdAt, decidedAt, credited, entry } of orders) {
      const { amount, fee, status, reason } = each;
      await tx.insert(depositOrders).values({
        orderNo,
        accountId,
        idempotencyKey: orderNo,
        bodyHash: '',
        currency,
        amount,
        fee,
        status,
        reason,
        createdAt,
        decidedAt,
        kind: each.kind,
        channelId: each.channelId,
        channelName: each.channelName,
        turnoverRequired: credited,
        payToken: orderNo,
        expiresAt: createdAt + 30 * MINUTE,
        entryId: entry ? book.idOf(entry) : null,
      });
      if (status === 'expired') continue;
      const order = { orderNo, amount, fee, currency, channelName: each.channelName };
      await storeMessage(tx, { accountId, texts: depositMessage(order, reason), at: decidedAt });
    }
  };
}

async function seedWithdrawals(of: CashierSeed): Promise<Writer> {
  const { tx, accountId, wallets, now, book } = of;
  const [card] = CARDS;
  const orders = WITHDRAWALS.map(({ minutesAgo, amount, status, reason }, index) => {
    const createdAt = now - minutesAgo * MINUTE;
    const decidedAt = createdAt + MINUTE;
    const orderNo = `W${accountId}DEMO${index + 1}`;
    const move = (step: 'hold' | 'release', from: number, to: number, at: number) =>
      book.add({
        kind: 'withdrawal',
        scope: `withdrawal:${orderNo}`,
        idempotencyKey: step,
        body: { orderNo },
        reference: orderNo,
        remark: card.bankName,
        lines: [
          { walletId: from, amount: -amount, kind: from === wallets.main ? 'withdrawal' : 'house' },
          { walletId: to, amount, kind: to === wallets.main ? 'withdrawal' : 'house' },
        ],
        at,
      });
    const hold = move('hold', wallets.main, wallets.held, createdAt);
    const target = status === 'approved' ? wallets.cashier : wallets.main;
    const release = move('release', wallets.held, target, decidedAt);
    return { orderNo, amount, status, reason, createdAt, decidedAt, hold, release };
  });
  return async () => {
    for (const [index, order] of orders.entries()) {
      const { orderNo, amount, status, reason, createdAt, decidedAt } = order;
      const [made] = await tx
        .insert(withdrawOrders)
        .values({
          orderNo,
          accountId,
          idempotencyKey: orderNo,
          bodyHash: '',
          currency,
          amount,
          status,
          reason,
          createdAt,
          decidedAt,
          dueAt: decidedAt,
          bankName: card.bankName,
          holder: HOLDER,
          accountNumber: card.accountNumber,
          holdEntryId: book.idOf(order.hold),
          decisionEntryId: book.idOf(order.release),
          paid: status === 'approved' ? amount : 0,
        })
        .returning();
      if (made && status === 'approved') {
        await tx.insert(withdrawPayments).values({
          paymentNo: `P${accountId}DEMO${index + 1}`,
          orderId: made.id,
          accountId,
          amount,
          status: 'received',
          sentAt: decidedAt,
          settledAt: decidedAt + 5 * MINUTE,
          confirmBy: decidedAt + 30 * MINUTE,
        });
      }
      const details = { orderNo, amount, currency, bankName: card.bankName };
      const texts = reason
        ? refusedMessage(details, reason)
        : sentMessage({ ...details, orderAmount: amount }, 30);
      await storeMessage(tx, { accountId, texts, at: decidedAt });
    }
  };
}

const GREETING: MessageTexts = {
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
 * Creates a cashier history for demo_player: cards, a transaction password, orders of every final state, and the
 * messages about them. Runs after `seedRecords`.
 */
export async function seedCashier(
  tx: Transaction,
  clock: Clock,
  people: readonly SeedAccount[],
  book: Book,
): Promise<Writer> {
  const now = clock.now();
  for (const { id } of people.filter(({ username }) => username.startsWith('demo_'))) {
    await storeMessage(tx, { accountId: id, texts: GREETING, at: now - 2 * DAY });
  }
  const player = people.find(({ username }) => username === 'demo_player');
  if (!player) return async () => undefined;
  const wallets = await demoWallets(tx, player.id, now);
  const passwordHash = await hashPassword(DEMO_PAYMENT_PASSWORD);
  await tx
    .insert(paymentPasswords)
    .values({ accountId: player.id, passwordHash, changedAt: now - 60 * DAY });
  await tx.insert(bankCards).values(
    CARDS.map((card, index) => ({
      ...card,
      accountId: player.id,
      holder: HOLDER,
      createdAt: now - (60 - index) * DAY,
    })),
  );
  const seed = { tx, accountId: player.id, wallets, now, book };
  const writers = [await seedDeposits(seed), await seedWithdrawals(seed)];
  return async () => {
    for (const write of writers) await write();
  };
}
