import { expect, test } from 'vitest';
import { assistantReply } from './assistant.ts';

const terms = [
  {
    term: 'deposits',
    title: 'Deposits',
    answer: '<p>Choose a <strong>method</strong>.</p><p>Then pay.</p>',
    keywords: 'top up money',
  },
  { term: 'bonus', title: 'Bonus', answer: '<p>Extra money.</p>', keywords: 'promotion rebate' },
];

test('answers from the help center and names the article', () => {
  const reply = assistantReply('How do I deposit?', terms, 'EN');
  expect(reply).toBe('Choose a method. There is more in the help center under “Deposits”.');
});

test('never pretends to be a person', () => {
  expect(assistantReply('hello', terms, 'EN')).toContain('a script and not a person');
  expect(assistantReply('I want a human', terms, 'EN')).toContain('No person');
  expect(assistantReply('asdf qwer', terms, 'TY')).toContain('Script lang ako');
});
