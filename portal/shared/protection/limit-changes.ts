import {
  LIMIT_PERIODS,
  type LimitChange,
  type LimitKind,
  type LimitPeriod,
  MINUTES_OF,
  type PlayLimit,
} from '@baize/gateway/contract';
import { parseAmount } from '../cashier/amount.ts';
import type { Problem, Problems } from '../forms/problem.ts';
import type { MessageId } from '../messages/message-id.ts';

/** The inputs of one kind of limits; empty is no limit. */
export type LimitFields = Record<LimitPeriod, string>;

const MESSAGES: Readonly<Record<string, MessageId>> = {
  limit_zero: 'safer.limit.zero',
  limit_invalid: 'safer.limit.invalid',
  limit_high: 'safer.limit.high',
};

interface LimitRules {
  readonly decimals: number;
  /** The maximum of each period. */
  readonly highest: Readonly<Record<LimitPeriod, number>>;
  /** Formats an amount or a duration. */
  text(value: number): string;
}

export const highestOf = (
  kind: LimitKind,
  highest: Readonly<Record<Exclude<LimitKind, 'time'>, number>>,
): Readonly<Record<LimitPeriod, number>> => {
  if (kind === 'time') return MINUTES_OF;
  const most = highest[kind];
  return { day: most, week: most, month: most };
};

/** The problem of a field, from the gateway or found before submission. */
export const limitProblem = (reported: string, highest: string): Problem => ({
  id: MESSAGES[reported] ?? 'error.request_param_err',
  values: { highest },
});

/** What is wrong with the fields; the gateway checks the same. */
export function checkLimits(
  fields: LimitFields,
  { decimals, highest, text }: LimitRules,
): Problems<LimitFields> {
  const problems: Problems<LimitFields> = {};
  for (const period of LIMIT_PERIODS) {
    const input = fields[period].trim();
    if (input === '') continue;
    const value = parseAmount(input, decimals);
    const most = text(highest[period]);
    if (value === undefined) problems[period] = limitProblem('limit_invalid', most);
    else if (value <= 0) problems[period] = limitProblem('limit_zero', most);
    else if (value > highest[period]) problems[period] = limitProblem('limit_high', most);
  }
  return problems;
}

/** The differences between the limits in force and the inputs. */
export function changesOf(
  fields: LimitFields,
  limits: readonly PlayLimit[],
  decimals: number,
): LimitChange[] {
  return limits.flatMap(({ kind, period, value }): LimitChange[] => {
    const input = fields[period].trim();
    if (input === '') return value === undefined ? [] : [{ action: 'remove', kind, period }];
    const wanted = parseAmount(input, decimals);
    if (wanted === undefined || wanted === value) return [];
    return [{ action: 'set', kind, period, value: wanted }];
  });
}
