import { HOUR, MINUTE } from '../../contract/durations.ts';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { Language } from '../../contract/languages.ts';
import {
  ACTIVITY_AMOUNTS,
  type ActivityAmount,
  type memberActivityFile,
} from '../../contract/protection.ts';
import type { Call } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { FileResponse } from '../../core/route.ts';
import { type ThrottleRule, throttle } from '../../core/throttle.ts';
import { csvFile, decimalCells } from '../line-records/line-file.ts';
import { activityOf } from './activity.ts';

const FILES: ThrottleRule = { name: 'activity-file', limit: 60, windowMs: HOUR };

type Words = Readonly<Record<ActivityAmount | 'at' | 'currency' | 'played', string>>;

const WORDS: Readonly<Record<Language, Words>> = {
  EN: {
    at: 'Day or month',
    currency: 'Currency',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    stakes: 'Stakes',
    wins: 'Wins',
    net: 'Net',
    bonuses: 'Bonuses',
    other: 'Other',
    played: 'Minutes played',
  },
  TY: {
    at: 'Araw o buwan',
    currency: 'Pera',
    deposits: 'Mga deposito',
    withdrawals: 'Mga withdrawal',
    stakes: 'Mga taya',
    wins: 'Mga panalo',
    net: 'Resulta',
    bonuses: 'Mga bonus',
    other: 'Iba pa',
    played: 'Minutong nilaro',
  },
};

/** Streams a player's activity as CSV: one line for each day or month of the range. */
export async function activityFile(
  gateway: Gateway,
  accountId: number,
  query: ParsedRequestOf<typeof memberActivityFile>,
  { language }: Pick<Call, 'language'>,
): Promise<FileResponse> {
  await throttle(gateway, FILES, String(accountId));
  const { currency, points, from, until } = await activityOf(gateway, accountId, query);
  const words = WORDS[language];
  const amount = decimalCells(currency);
  return csvFile(
    `my-activity-${from}-${until}`,
    async (): Promise<{ list: typeof points }> => ({ list: points }),
    [
      { heading: words.at, cell: ({ at }) => at },
      { heading: words.currency, cell: () => currency },
      ...ACTIVITY_AMOUNTS.map((name) => ({
        heading: words[name],
        cell: (point: (typeof points)[number]) => amount(point[name]),
      })),
      {
        heading: words.played,
        cell: ({ playedMs }) => ({ decimal: String(Math.floor(playedMs / MINUTE)) }),
      },
    ],
  );
}
