import { missionMilestones, missions } from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { type StepRule, writeBoardPrizes } from '@baize/gateway/modules/missions/rules.ts';
import { translated } from './translated.ts';

interface DemoMission {
  readonly id: string;
  readonly kind: 'daily' | 'weekly' | 'once';
  /** `[English, Filipino]`. */
  readonly title: readonly [string, string];
  readonly summary: readonly [string, string];
  readonly steps: readonly StepRule[];
  /** Hundredths of the catalogue's unit. */
  readonly prize: number;
}

const MISSIONS: readonly DemoMission[] = [
  {
    id: 'DAY-WARMUP',
    kind: 'daily',
    title: ['Warm up', 'Pampainit'],
    summary: ['Five rounds of anything you like.', 'Limang round ng kahit anong gusto mo.'],
    steps: [{ measure: 'rounds', target: 5 }],
    prize: 50,
  },
  {
    id: 'DAY-REELS',
    kind: 'daily',
    title: ['A turn of the reels', 'Isang ikot ng mga reel'],
    summary: [
      'Twenty slot rounds and 15 units of valid bets.',
      'Dalawampung round ng slot at 15 yunit ng valid bet.',
    ],
    steps: [
      { measure: 'rounds', gameType: 'RNG', target: 20 },
      { measure: 'validBets', gameType: 'RNG', target: 1500 },
    ],
    prize: 150,
  },
  {
    id: 'DAY-TOPUP',
    kind: 'daily',
    title: ['Top up and play', 'Magdeposito at maglaro'],
    summary: [
      'One deposit of 20 or more in all, and ten rounds.',
      'Kabuuang deposito na 20 pataas, at sampung round.',
    ],
    steps: [
      { measure: 'deposited', target: 2000 },
      { measure: 'rounds', target: 10 },
    ],
    prize: 200,
  },
  {
    id: 'WEEK-REGULAR',
    kind: 'weekly',
    title: ['The regular', 'Ang suki'],
    summary: ['Twenty rounds within the week.', 'Dalawampung round sa loob ng linggo.'],
    steps: [{ measure: 'rounds', target: 20 }],
    prize: 300,
  },
  {
    id: 'WEEK-TABLES',
    kind: 'weekly',
    title: ['Around the tables', 'Sa mga mesa'],
    summary: [
      'Thirty rounds of live casino and 60 units of valid bets there.',
      'Tatlumpung round ng live casino at 60 yunit ng valid bet doon.',
    ],
    steps: [
      { measure: 'rounds', gameType: 'LIVE', target: 30 },
      { measure: 'validBets', gameType: 'LIVE', target: 6000 },
    ],
    prize: 600,
  },
  {
    id: 'ONCE-DEPOSIT',
    kind: 'once',
    title: ['The first step', 'Unang hakbang'],
    summary: ['Make a first deposit.', 'Gawin ang unang deposito.'],
    steps: [{ measure: 'deposits', target: 1 }],
    prize: 200,
  },
  {
    id: 'ONCE-HUNDRED',
    kind: 'once',
    title: ['A hundred rounds', 'Sandaang round'],
    summary: ['One hundred settled rounds in all.', 'Sandaang natapos na round sa kabuuan.'],
    steps: [{ measure: 'rounds', target: 100 }],
    prize: 500,
  },
  {
    id: 'ONCE-VOYAGE',
    kind: 'once',
    title: ['The long voyage', 'Ang mahabang paglalakbay'],
    summary: [
      '10,000 units of valid bets, 500 of them with fish.',
      '10,000 yunit ng valid bet, 500 nito sa isda.',
    ],
    steps: [
      { measure: 'validBets', target: 1_000_000 },
      { measure: 'validBets', gameType: 'FISH', target: 50_000 },
    ],
    prize: 2500,
  },
];

const MILESTONES = [
  { id: 'DAY-2', kind: 'daily', missions: 2, prize: 50 },
  { id: 'DAY-3', kind: 'daily', missions: 3, prize: 150 },
  { id: 'WEEK-2', kind: 'weekly', missions: 2, prize: 500 },
  { id: 'ONCE-2', kind: 'once', missions: 2, prize: 300 },
  { id: 'ONCE-3', kind: 'once', missions: 3, prize: 1000 },
] as const;

/** The missions, milestones and boards of the demo's merchant. */
export async function seedMissions(tx: Transaction): Promise<void> {
  await tx.insert(missions).values(
    MISSIONS.map(({ title, summary, ...mission }, position) => ({
      ...mission,
      position,
      title: translated(title),
      summary: translated(summary),
    })),
  );
  await tx.insert(missionMilestones).values([...MILESTONES]);
  await writeBoardPrizes(tx, {
    daily: [2000, 1200, 800, 500, 300],
    weekly: [10_000, 6000, 4000, 2500, 1500, 1000, 1000, 500, 500, 500],
  });
}
