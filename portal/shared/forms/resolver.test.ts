import { nicknameChange } from '@baize/gateway/contract';
import type { ResolverOptions } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toProblem } from './field-error.ts';
import { checkResolver, problemId, schemaResolver } from './resolver.ts';

const options: ResolverOptions<never> = {
  fields: {},
  shouldUseNativeValidation: false,
};

describe('schemaResolver', () => {
  const schema = z.extend(nicknameChange, {
    nickname: z
      .string()
      .check(z.trim(), z.minLength(2, problemId('member.profile.nicknameWrong')), z.maxLength(5)),
  });
  const resolve = (nickname: string) =>
    schemaResolver(schema)({ nickname }, undefined, options as never);

  test("returns the schema's output", async () => {
    expect(await resolve('  Ana ')).toEqual({ values: { nickname: 'Ana' }, errors: {} });
  });

  test('reports the message id of the check that failed', async () => {
    const { errors } = await resolve('A');
    expect(toProblem(errors.nickname)).toEqual({
      id: 'member.profile.nicknameWrong',
      values: undefined,
    });
  });

  test("reports one id for the checks that have no message, such as the contract's own", async () => {
    const { errors } = await resolve('Maximilian');
    expect(toProblem(errors.nickname)?.id).toBe('error.request_param_err');
  });
});

describe('checkResolver', () => {
  const values = { amount: '5', name: '' };
  const resolver = checkResolver<typeof values>(({ amount }) => ({
    amount:
      Number(amount) < 10 ? { id: 'cashier.amount.low', values: { amount: '10' } } : undefined,
    name: undefined,
  }));

  test('keeps the values that the message inserts', async () => {
    const { errors } = await resolver(values, undefined, options as never);
    expect(Object.keys(errors)).toEqual(['amount']);
    expect(toProblem(errors.amount)).toEqual({
      id: 'cashier.amount.low',
      values: { amount: '10' },
    });
  });

  test('returns the values when nothing is wrong', async () => {
    const valid = { ...values, amount: '10' };
    expect(await resolver(valid, undefined, options as never)).toEqual({
      values: valid,
      errors: {},
    });
  });
});
