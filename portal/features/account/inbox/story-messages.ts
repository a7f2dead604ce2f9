import { HOUR, type InboxMessage } from '@baize/gateway/contract';

const NOON = Date.UTC(2026, 10, 21, 12);

const LETTERS = [
  ['Deposit received', 'PHP 500.00 has been added to your balance.'],
  [
    'Lantern Week begins',
    'Seven small missions, one for resting. The first one waits in your rewards.',
  ],
  ['Withdrawal on its way', 'Your withdrawal of PHP 320.00 was approved and is with your bank.'],
] as const;

export const storyMessages = (count: number): InboxMessage[] =>
  Array.from({ length: count }, (_, at) => {
    const [title, body] = LETTERS[at % LETTERS.length] ?? LETTERS[0];
    return { id: at + 1, title, body, createdAt: NOON - at * 9 * HOUR, read: at > 2 };
  });
