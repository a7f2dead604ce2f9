import { describe, expect, test } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { problemsById, serverErrors } from './server-errors.ts';

interface Values {
  code: string;
  password: string;
}

const FORM = { fields: ['code', 'password'] } as const;
const fieldError = (fields: Record<string, string>) =>
  new CallError('request_param_err', { status: 400, detail: { fields } });

describe('serverErrors', () => {
  test('puts what the gateway reports beside its field', () => {
    const problemOf = problemsById({ guessable: 'member.payPassword.guessable' });
    const error = fieldError({ password: 'guessable', code: 'unheard_of' });
    expect(serverErrors<Values>(error, { ...FORM, problemOf })).toEqual({
      password: { id: 'member.payPassword.guessable' },
      code: { id: 'error.request_param_err' },
    });
  });

  test('leaves fields that the form does not have to its error', () => {
    expect(serverErrors<Values>(fieldError({ cardId: 'required' }), FORM)).toEqual({});
  });

  test('puts an error code that is about one field beside it', () => {
    const codes = { verification_code_invalid: 'code' } as const;
    const error = new CallError('verification_code_invalid', { status: 400 });
    expect(serverErrors<Values>(error, { ...FORM, codes })).toEqual({
      code: { id: 'error.verification_code_invalid' },
    });
    expect(serverErrors<Values>(error, { fields: ['password'], codes })).toEqual({});
    expect(serverErrors<Values>(new CallError('network'), { ...FORM, codes })).toEqual({});
  });
});
