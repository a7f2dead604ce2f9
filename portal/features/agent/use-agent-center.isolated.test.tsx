// @vitest-environment happy-dom
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../shared/api/call-error.ts';
import { QueryProvider } from '../../shared/api/query-provider.tsx';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { AgentScreen } from './agent-screen.tsx';
import { useOpenAgentPages, useRequestedPage } from './use-agent-center.ts';

const call = vi.hoisted(() => vi.fn());
const who = { token: 'one', account: 'ana', isLogin: true };
vi.mock('../../shared/api/call.ts', () => ({ call }));
vi.mock('../../shared/boot.ts', () => ({
  boot: () => ({ permission: { info: { whitelabel: { AGENTPOLICY3: true, DIVIDEND: true } } } }),
}));
vi.mock('../../shared/messages/language-store.ts', () => ({
  useLanguage: () => 'EN',
  languageWasSwitched: () => false,
}));
vi.mock('../../shared/session/session-store.ts', () => ({
  session: { isLeaving: () => false, get: () => who },
  useSession: () => who,
  useSessionPart: (part: (state: typeof who) => unknown) => part(who),
}));

/** The messages that this test sees. */
const EN = {
  'action.retry': 'Try again',
  'agent.page.failed': 'This page could not be loaded',
  'agent.page.closed': 'This page is not open to you',
  'agent.page.closedReason': 'It opens when your upline or the merchant enables it for you.',
  'agent.page.toFirst': 'Go to the overview',
  'error.network': 'No connection',
} as Record<MessageId, string>;
const contracts = (divtypereq: boolean) => ({
  dailysalreqtype: false,
  divtypereq,
  contracthoursalreq: false,
  realtimesalreqtype: false,
  dailysalinfotype: false,
  divtypeinfo: divtypereq,
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryProvider answers={{}}>
    <IntlProvider locale="en" messages={EN}>
      <MemoryRouter>{children}</MemoryRouter>
    </IntlProvider>
  </QueryProvider>
);
function Dividends() {
  return <AgentScreen requested={useRequestedPage('agentDividendRecordCopy2')} />;
}

beforeEach(() => call.mockReset());

test('[R8.02] [R2.94] a page of contracts whose call failed shows an error with a retry; that it is closed is shown once it is known', async () => {
  call.mockRejectedValue(new CallError('network'));
  render(<Dividends />, { wrapper });
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('This page could not be loaded');
  expect(failed.textContent).toContain('No connection');
  expect(screen.queryByText('This page is not open to you')).toBeNull();
  call.mockResolvedValue(contracts(false));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('This page is not open to you');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[R8.02] after a retry the page opens and is in the menu; other pages never wait for it', async () => {
  call.mockRejectedValue(new CallError('network'));
  const { result } = renderHook(
    () => ({
      dividends: useRequestedPage('agentDividendRecordCopy2'),
      team: useRequestedPage('downlineManagmentView'),
      menu: useOpenAgentPages().pages,
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.dividends.state).toBe('failed'));
  expect(result.current.team.state).toBe('open');
  expect(result.current.menu).not.toContain('agentDividendRecordCopy2');
  call.mockResolvedValue(contracts(true));
  if (result.current.dividends.state === 'failed') result.current.dividends.retry();
  await waitFor(() => expect(result.current.dividends.state).toBe('open'));
  expect(result.current.menu).toContain('agentDividendRecordCopy2');
});
