import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logError } from './log-error.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => log.mockClear());
afterEach(() => vi.clearAllMocks());

/** All that was written, and that it was written at once. */
function written(): string {
  expect(log).toHaveBeenCalledTimes(1);
  const [line, ...more] = log.mock.calls[0] ?? [];
  expect(more).toEqual([]);
  return String(line);
}

test('a failed query is told without its parameters', () => {
  const cause = Object.assign(new Error('duplicate key value violates "accounts_username_key"'), {
    code: '23505',
    constraint: 'accounts_username_key',
    detail: 'Key (username)=(maria) already exists.',
    parameters: ['maria'],
  });
  const query = 'insert into "accounts" ("username", "code") values ($1, $2)';
  logError('A call failed', new DrizzleQueryError(query, ['maria', '123456'], cause), 'request-1');
  const text = written();
  expect(text).toContain('A call failed [request-1]:');
  expect(text).toContain(query);
  expect(text).toContain('code 23505, constraint accounts_username_key');
  expect(text).toMatch(/\n {4}at /);
  expect(text).not.toMatch(/maria|123456/);
});

test('a value that did not fit is not quoted', () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "secret"'), {
    code: '22P02',
  });
  logError('A call failed', error);
  expect(written()).toMatch(
    /^A call failed:\nError: A value is not valid for its type\. \(code 22P02\)\n/,
  );
});

test.each(['secret', '{"password":secret}', `{"a":"${'x'.repeat(60)}","b":secret}`])(
  'a text that is no JSON is not quoted (%#)',
  (text) => {
    let caught: unknown;
    try {
      JSON.parse(text);
    } catch (error) {
      caught = error;
    }
    logError('An answer could not be read', caught);
    expect(written()).toMatch(/SyntaxError: .*is not valid JSON/);
    expect(written()).not.toContain('secret');
  },
);

test('of several errors in one the first ones are told, with their causes', () => {
  const errors = Array.from(
    { length: 7 },
    (_, at) => new Error(`part ${at}`, { cause: new Error(`reason ${at}`) }),
  );
  logError('Sweeping failed', new AggregateError(errors, 'Not everything could be swept.'));
  const text = written();
  expect(text).toContain('AggregateError: Not everything could be swept.');
  for (const at of [0, 1, 2, 3, 4]) {
    expect(text).toContain(`caused by Error: part ${at}`);
    expect(text).toContain(`caused by Error: reason ${at}`);
  }
  expect(text).not.toContain('part 5');
});

test('what is no error, and an endless chain of causes, are told as well', () => {
  logError('It failed', 'secret');
  expect(written()).toBe('It failed:\na thrown string');
  log.mockClear();
  const error = new Error('round');
  error.cause = error;
  logError('It failed', error);
  expect(written().match(/caused by/g)).toHaveLength(5);
});
