import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asMember } from '../../../app/story-frame.tsx';
import { STORY_ERROR } from '../../../shared/api/story-error.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { storyMovements } from '../../../shared/records/story-movements.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { inMemberCenter } from '../story-frame.tsx';
import type { Movements } from './api.ts';
import { TransactionsScreen } from './transactions-screen.tsx';

function Screen(props: Omit<ComponentProps<typeof TransactionsScreen>, 'address'>) {
  return <TransactionsScreen {...props} address={useRecordQuery()} />;
}

const meta = {
  title: 'Portal/Member/Account record',
  component: Screen,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  args: {
    movements: storyLoaded(storyMovements(10)),
    loadAll: fn(() => new Promise<never>(() => undefined)),
    kind: undefined,
    hasVendorWallets: false,
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args }) => {
    const table = await screen.findByRole('table', { name: 'Account record' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    await expect(screen.queryByRole('option', { name: 'Wallet transfers' })).toBeNull();
    await expect(args.loadAll).not.toHaveBeenCalled();
  },
};
export const Details: Story = {
  tags: ['no-picture'],
  parameters: { path: '/member?order=T1' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Win' }));
    await dialog.findByText('T2611210930001Q4');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const SavingAFile: Story = {
  tags: ['no-picture'],
  play: async () => {
    const button = await screen.findByRole('button', { name: /Export CSV/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const WalletOfAnotherCurrency: Story = {
  tags: ['no-picture'],
  args: {
    movements: storyLoaded(
      storyMovements(1, {
        amount: -80,
        currentAvailBalance: 1200,
        currency: 'JPY',
        currencySymbol: '¥',
        decimals: 0,
      }),
    ),
  },
  play: async () => {
    const row = await screen.findByRole('row', { name: /Bet/ });
    await expect(within(row).getByText('−¥80')).toBeVisible();
    await expect(within(row).getByText('¥1,200')).toBeVisible();
  },
};
export const WalletsOfVendors: Story = {
  tags: ['no-picture'],
  args: {
    kind: 'walletTransfer',
    hasVendorWallets: true,
    movements: storyLoaded(
      storyMovements(2, { wallet: { vassalage: 'LUMEN', vendorName: 'Lumenforge' } }),
    ),
  },
  play: async () => {
    await expect(await screen.findAllByText(/ · Lumenforge$/)).toHaveLength(2);
    await expect(screen.getByRole('combobox')).toHaveValue('walletTransfer');
  },
};
export const Loading: Story = { args: { movements: storyLoaded<Movements>(undefined) } };
export const Empty: Story = { args: { movements: storyLoaded(storyMovements(0)) } };
export const Failed: Story = {
  args: { movements: storyLoaded<Movements>(undefined, STORY_ERROR) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.movements.retry).toHaveBeenCalled();
  },
};
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    movements: storyLoaded(
      storyMovements(4, {
        txTypeName: 'Pagbabalik ng bahagi ng lahat ng taya sa buong linggo',
        amount: 9_876_543.21,
        currentAvailBalance: 19_876_543.21,
        remark: 'Gantimpala para sa pagtatapos ng lahat ng misyon ng Linggo ng mga Parol',
      }),
    ),
  },
};
