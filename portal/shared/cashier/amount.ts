import type { Problem } from '../forms/problem.ts';
import type { MessageId } from '../messages/message-id.ts';

/** Parses a typed amount in major units, such as `1,250.50`. Undefined for other text. */
export function parseAmount(input: string, decimals: number): number | undefined {
  const text = input.replace(/[\s,]/g, '');
  const [, fraction = ''] = /^\d{1,12}(?:\.(\d+))?$/.exec(text) ?? [undefined, '-'];
  return fraction !== '-' && fraction.length <= decimals ? Number(text) : undefined;
}

interface AmountProblem {
  readonly id: MessageId;
  readonly amount?: number;
}

/** What is wrong with an amount; the gateway checks the same. */
export function amountProblem(
  input: string,
  limits: { readonly min: number; readonly max: number; readonly decimals: number },
): AmountProblem | undefined {
  if (input.trim() === '') return { id: 'cashier.amount.required' };
  const amount = parseAmount(input, limits.decimals);
  if (amount === undefined) return { id: 'cashier.amount.invalid' };
  if (amount < limits.min) return { id: 'cashier.amount.low', amount: limits.min };
  if (amount > limits.max) return { id: 'cashier.amount.high', amount: limits.max };
  return undefined;
}

/** The same as a problem of a form field. */
export const amountMessage = (
  { id, amount }: AmountProblem,
  money: (amount: number) => string,
): Problem => ({ id, values: amount === undefined ? undefined : { amount: money(amount) } });
