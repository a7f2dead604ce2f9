import { readFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';

const read = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../messages/${name}.json`, import.meta.url), 'utf8'));
const en = read('en');
const fil = read('fil');
const rulesEn = read('../../../shared/field-rules/messages/en');
const coreEn = read('../../../app/messages/en');
const coreFil = read('../../../app/messages/fil');

const holes = (text: string | undefined): string[] =>
  parse(text ?? '')
    .flatMap((part) => (part.type === TYPE.argument ? [part.value] : []))
    .sort();

test('both languages have the same messages with the same placeholders', () => {
  expect(Object.keys(fil)).toEqual(Object.keys(en));
  for (const id of Object.keys(en)) expect([id, ...holes(fil[id])]).toEqual([id, ...holes(en[id])]);
});

test('[R5.03] all 21 patterns have a message that takes the bounds', () => {
  for (let id = 0; id <= 20; id += 1)
    expect(holes(rulesEn[`reg_pattern_${id}`])).toEqual(['range']);
});

test('[R5.08a] [R5.08b] [R5.08c] the messages of section 5 are verbatim, and all are translated', () => {
  const words: Record<string, string> = {
    'auth.problem.confirm': 'Incorrect confirmation input',
    'auth.problem.passwordLength': 'Please fill in your password with {range} characters',
    'auth.problem.code': 'Please enter a valid verification code',
    'auth.problem.mobile': 'Please enter a valid mobile number',
    'auth.problem.realName': 'Real name format is incorrect',
    'auth.problem.phoneFormat': 'Phone number format is incorrect',
    'auth.problem.required': 'Input cannot be empty',
    'auth.problem.usernameAndPassword': 'Please enter username and password',
  };
  for (const [id, text] of Object.entries(words)) {
    expect(en[id]).toBe(text);
    expect(fil[id]).not.toBe(text);
  }
  const core: Record<string, string> = {
    'error.invitation_code_error': 'Invalid invitation code',
    'error.geetest_captcha_err': 'Please verify first',
  };
  for (const [id, text] of Object.entries(core)) {
    expect(coreEn[id]).toBe(text);
    expect(coreFil[id]).not.toBe(text);
  }
});
