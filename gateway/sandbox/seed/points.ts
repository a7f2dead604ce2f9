import { DAY } from '@baize/gateway/contract/durations.ts';
import type { PointRewardType } from '@baize/gateway/contract/points.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import { pointRedemptions, pointRewards } from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { movePoints } from '@baize/gateway/modules/points/ledger.ts';
import { rewardPath } from '../art/paths.ts';
import type { SeedAccount } from './money.ts';
import { translated } from './translated.ts';

type Both = readonly [en: string, ty: string];
type DemoReward = readonly [
  id: string,
  type: PointRewardType,
  points: number,
  stock: number,
  name: Both,
  detail: Both,
];

const DEMO_REWARDS: readonly DemoReward[] = [
  [
    'halohalo',
    'voucher',
    300,
    120,
    ['Halo-halo for two', 'Halo-halo para sa dalawa'],
    ['A voucher by message, good for a year.', 'Voucher sa mensahe, magagamit nang isang taon.'],
  ],
  [
    'tarsier',
    'charity',
    250,
    999,
    ['A week for the tarsiers', 'Isang linggo para sa mga tarsier'],
    [
      'We pay a week of care at the sanctuary, in your name.',
      'Babayaran namin ang isang linggong pag-aalaga sa santuwaryo, sa pangalan mo.',
    ],
  ],
  [
    'parol',
    'home',
    900,
    24,
    ['Capiz parol', 'Parol na capiz'],
    ['Hand-made, 40 cm, with warm light.', 'Gawang-kamay, 40 cm, mainit ang ilaw.'],
  ],
  [
    'gamepad',
    'gadget',
    2400,
    8,
    ['Wireless gamepad', 'Wireless na gamepad'],
    ['For computer and phone, 30 hours.', 'Para sa computer at telepono, 30 oras.'],
  ],
  [
    'cupcakes',
    'voucher',
    450,
    60,
    ['Box of twelve cupcakes', 'Kahon ng labindalawang cupcake'],
    ['Collected from the bakery when you like.', 'Kukunin sa panaderya kung kailan mo gusto.'],
  ],
  [
    'bangka',
    'outing',
    5200,
    5,
    ['A day of island hopping', 'Isang araw na island hopping'],
    ['For two, with lunch on the beach.', 'Para sa dalawa, may tanghalian sa dalampasigan.'],
  ],
  [
    'mug',
    'home',
    380,
    75,
    ['Stoneware tankard', 'Tankard na stoneware'],
    ['Half a litre, fit for the dishwasher.', 'Kalahating litro, puwede sa dishwasher.'],
  ],
  [
    'clock',
    'gadget',
    1200,
    14,
    ['Clock for early birds', 'Orasan para sa maagang gumising'],
    ['Wakes by light, then by birdsong.', 'Gigising gamit ang ilaw, saka huni ng ibon.'],
  ],
  [
    'whale',
    'charity',
    500,
    999,
    ['An hour for the whale sharks', 'Isang oras para sa mga butanding'],
    ['An hour of a ranger’s boat in the bay.', 'Isang oras ng bangka ng tagapangalaga sa look.'],
  ],
  [
    'jeepney',
    'outing',
    1600,
    18,
    ['Street-food tour by jeepney', 'Street-food tour sakay ng jeepney'],
    ['An evening, six stops, for one.', 'Isang gabi, anim na hinto, para sa isa.'],
  ],
  [
    'books',
    'voucher',
    700,
    40,
    ['Voucher for the bookshop', 'Voucher para sa tindahan ng libro'],
    ['Worth 10, in any branch.', 'Halagang 10, sa alinmang sangay.'],
  ],
  [
    'speaker',
    'gadget',
    1900,
    0,
    ['Cassette speaker', 'Speaker na cassette'],
    ['It looks like then and sounds like now.', 'Itsurang noon, tunog ngayon.'],
  ],
  [
    'lantern',
    'home',
    560,
    33,
    ['Garden lantern', 'Parol sa hardin'],
    ['Charges in the sun, shines for ten hours.', 'Solar, umiilaw nang sampung oras.'],
  ],
  [
    'robot',
    'gadget',
    3100,
    3,
    ['Robot to build yourself', 'Robot na ikaw ang bubuo'],
    ['240 parts and a screwdriver.', '240 piyesa at isang destornilyador.'],
  ],
];

/** Points that demo_player has earned, by days ago. */
const EARNED = [
  [84, 320, 'Emberfall Dragon'],
  [71, 410, 'Luxara: Queen of Sand'],
  [58, 275, 'Salon Privé roulette'],
  [45, 530, 'Emberfall Dragon'],
  [33, 390, 'Reef Hunt'],
  [21, 610, 'Luxara: Queen of Sand'],
  [9, 480, 'Emberfall Dragon'],
  [3, 265, 'Reef Hunt'],
] as const;

/** Orders: days ago, reward, points, final state. */
const ORDERS = [
  [30, 'mug', 380, 'Approved', null],
  [16, 'speaker', 1900, 'Rejected', 'out_of_stock'],
  [1, 'halohalo', 300, 'Processing', null],
] as const;

async function seedPlayer(tx: Transaction, accountId: number, now: number): Promise<void> {
  const nameOf = (id: string) => DEMO_REWARDS.find(([known]) => known === id)?.[4][0] ?? '';
  const steps = [
    ...EARNED.map(([days, amount, remark], index) => ({
      at: now - days * DAY,
      move: { kind: 'earn' as const, amount, remark, reference: `E${accountId}DEMO${index + 1}` },
    })),
    ...ORDERS.flatMap(([days, id, points, status], index) => {
      const at = now - days * DAY;
      const common = { remark: nameOf(id), reference: `P${accountId}DEMO${index + 1}` };
      const taken = { at, move: { kind: 'redeem' as const, amount: -points, ...common } };
      const back = { at: at + DAY, move: { kind: 'return' as const, amount: points, ...common } };
      return status === 'Rejected' ? [taken, back] : [taken];
    }),
  ].sort((one, other) => one.at - other.at);
  for (const { at, move } of steps) await movePoints(tx, { accountId, at, ...move });
  await tx.insert(pointRedemptions).values(
    ORDERS.map(([days, rewardId, points, status, reason], index) => {
      const orderNo = `P${accountId}DEMO${index + 1}`;
      const createdAt = now - days * DAY;
      return {
        orderNo,
        accountId,
        idempotencyKey: orderNo,
        bodyHash: '',
        rewardId,
        points,
        status,
        quantity: 1,
        reason,
        createdAt,
        decidedAt: status === 'Processing' ? null : createdAt + DAY,
      };
    }),
  );
}

/** The demo's points mall, with the earnings and orders of demo_player. */
export async function seedPoints(
  tx: Transaction,
  clock: Clock,
  people: readonly SeedAccount[],
): Promise<void> {
  await tx.insert(pointRewards).values(
    DEMO_REWARDS.map(([id, type, requiredPoints, stock, name, detail], position) => ({
      id,
      type,
      requiredPoints,
      stock,
      position,
      picture: rewardPath(id),
      name: translated(name),
      detail: translated(detail),
      mostAtOnce: type === 'charity' ? 20 : 5,
    })),
  );
  const player = people.find(({ username }) => username === 'demo_player');
  if (player) await seedPlayer(tx, player.id, clock.now());
}
