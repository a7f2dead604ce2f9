// @vitest-environment happy-dom
import type { FeedbackList } from '@baize/gateway/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { CallError } from '../../shared/api/call-error.ts';
import { QueryProvider } from '../../shared/api/query-provider.tsx';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { FeedbackPopup } from './feedback-popup.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../shared/api/call.ts', () => ({ call }));
vi.mock('../../shared/session/session-store.ts', () => {
  const member = { token: 'one', account: 'ana', isLogin: true };
  return {
    session: { isLeaving: () => false, get: () => member },
    useSession: () => member,
    useSessionPart: (part: (state: typeof member) => unknown) => part(member),
  };
});

/** The messages that this test sees. */
const messages = {
  'feedback.text': 'Your message',
  'feedback.failed': 'Your messages could not be loaded',
} as Record<MessageId, string>;
const popup = (...args: string[]) => (
  <QueryProvider answers={{}}>
    <IntlProvider locale="en" messages={messages} onError={() => undefined}>
      <MemoryRouter>
        <FeedbackPopup args={args} onClose={() => undefined} />
      </MemoryRouter>
    </IntlProvider>
  </QueryProvider>
);
const list: FeedbackList = {
  words: { minimum: 5, maximum: 300 },
  list: [],
  totalPages: 2,
  totalCount: 6,
};

test('[R2.21] a page of sent messages that fails does not change the unfinished message', async () => {
  call.mockImplementation(async (_endpoint, { pageNo }: { pageNo: number }) => {
    if (pageNo > 1) throw new CallError('network');
    return list;
  });
  const { rerender } = render(popup());
  const text = { name: /^Your message/ };
  fireEvent.change(await screen.findByRole('textbox', text), {
    target: { value: 'My withdrawal' },
  });
  rerender(popup('sent', '2'));
  await screen.findByText('Your messages could not be loaded');
  rerender(popup('write'));
  expect(screen.getByRole('textbox', text)).toHaveProperty('value', 'My withdrawal');
});
