import type { MessageId } from '../../../shared/messages/message-id.ts';

/** An amount as people type it, in major units: `1,250.50`. Undefined for what is none. */
export function parseAmount(typed: string, decimals: number): number | undefined {
  const text = typed.replace(/[\s,]/g, '');
  const pattern = decimals === 0 ? /^\d{1,12}$/ : /^\d{1,12}(\.\d{1,2})?$/;
  return pattern.test(text) ? Number(text) : undefined;
}

export interface AmountProblem {
  readonly id: MessageId;
  readonly amount?: number;
}

/** What is wrong with a typed amount; the gateway checks the same again. */
export function amountProblem(
  typed: string,
  limits: { readonly min: number; readonly max: number; readonly decimals: number },
): AmountProblem | undefined {
  if (typed.trim() === '') return { id: 'member.amount.required' };
  const amount = parseAmount(typed, limits.decimals);
  if (amount === undefined) return { id: 'member.amount.invalid' };
  if (amount < limits.min) return { id: 'member.amount.low', amount: limits.min };
  if (amount > limits.max) return { id: 'member.amount.high', amount: limits.max };
  return undefined;
}
