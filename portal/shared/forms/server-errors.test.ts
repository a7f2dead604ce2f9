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
  test("puts the gateway's error at its field", () => {
    const problemOf = problemsById({ guessable: 'member.payPassword.guessable' });
    const error = fieldError({ password: 'guessable', code: 'unheard_of' });
    expect(serverErrors<Values>(error, { ...FORM, problemOf })).toEqual({
      password: { id: 'member.payPassword.guessable' },
      code: { id: 'error.request_param_err' },
    });
  });

  test("puts errors of unknown fields into the form's error", () => {
    expect(serverErrors<Values>(fieldError({ cardId: 'required' }), FORM)).toEqual({});
  });

  test('puts an error code about one field at that field', () => {
    const codes = { verification_code_invalid: 'code' } as const;
    const error = new CallError('verification_code_invalid', { status: 400 });
    expect(serverErrors<Values>(error, { ...FORM, codes })).toEqual({
      code: { id: 'error.verification_code_invalid' },
    });
    expect(serverErrors<Values>(error, { fields: ['password'], codes })).toEqual({});
    expect(serverErrors<Values>(new CallError('network'), { ...FORM, codes })).toEqual({});
  });
});
