// @vitest-environment happy-dom
import type { Boot } from '@baize/gateway/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { setBoot } from '../boot.ts';
import type { MessageId } from '../messages/message-id.ts';
import { type ClaimableBonus, ClaimConfirmation } from './claim-confirmation.tsx';
import en from './messages/en.json';
import { useClaimConfirmation } from './use-claim-confirmation.ts';

setBoot({ permission: { info: {} } } as Boot);

function Page({ bonus }: { bonus: ClaimableBonus }) {
  const confirmation = useClaimConfirmation();
  return (
    <>
      <button type="button" onClick={() => void confirmation.request(bonus)}>
        Draw
      </button>
      <ClaimConfirmation pending={confirmation.pending} onClose={confirmation.close} />
    </>
  );
}

const draw = async (turnoverTimes: number) => {
  const claim = vi.fn(async () => {});
  render(
    <IntlProvider locale="en" messages={en as Record<MessageId, string>}>
      <MemoryRouter>
        <Page bonus={{ amount: undefined, turnover: 0, turnoverTimes, claim }} />
      </MemoryRouter>
    </IntlProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Draw' })));
  return claim;
};

test.each([
  [3, 'bets of 3 times what you draw'],
  [1, 'bets of as much as you draw'],
])(
  '[R4.21] a draw whose prize requires a turnover of %s times needs a confirmation',
  async (times, words) => {
    const claim = await draw(times);
    expect(screen.getByRole('alertdialog').textContent).toContain(
      `What you draw is credited as a bonus. It asks for ${words} before it can be withdrawn.`,
    );
    expect(claim).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Claim' })));
    expect(claim).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

test('[R4.21] a draw whose prize requires no turnover is executed immediately', async () => {
  const claim = await draw(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(claim).toHaveBeenCalledOnce();
});
