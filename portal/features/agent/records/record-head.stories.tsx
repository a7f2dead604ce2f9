import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent } from 'storybook/test';
import { inAgentCenter } from '../story-frame.tsx';
import { currencyChoice, RecordHead } from './record-head.tsx';
import { RECORD_PATH } from './story-record.tsx';
import { useRecordAddress } from './use-record-address.ts';

interface HeadProps {
  currency: string;
  currencies: readonly string[];
}

function Head(first: HeadProps) {
  const { search } = useLocation();
  return (
    <>
      <RecordHead address={useRecordAddress()} currency={currencyChoice(first)} file={null} />
      <output>{search}</output>
    </>
  );
}

const meta = {
  title: 'Portal/Agent/Record head',
  component: Head,
  decorators: [inAgentCenter],
  parameters: { path: `${RECORD_PATH}&order=12&account=marisol1` },
  args: { currency: 'USD', currencies: ['PHP', 'USD'] },
} satisfies Meta<typeof Head>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoCurrencies: Story = {
  name: '[R11.04] [R11.05] [R11.06] [R11.07] One switch chooses the currency, in the address; open details close',
  tags: ['no-picture'],
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Currency'), 'PHP');
    const address = screen.getByRole('status');
    await expect(address).toHaveTextContent('currency=PHP');
    await expect(address).toHaveTextContent('account=marisol1');
    await expect(address).not.toHaveTextContent('order=');
  },
};
export const OneCurrency: Story = {
  args: { currencies: ['USD'] },
  tags: ['no-picture'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Days/ })).toBeVisible();
    await expect(screen.queryByLabelText('Currency')).not.toBeInTheDocument();
  },
};
/** The address has a currency without records, which stays selectable. */
export const AnotherCurrency: Story = {
  args: { currency: 'JPY', currencies: ['USD'] },
  tags: ['no-picture'],
  play: async () => {
    const choice = await screen.findByLabelText('Currency');
    await expect(choice).toHaveValue('JPY');
    await userEvent.selectOptions(choice, 'USD');
    await expect(screen.getByRole('status')).toHaveTextContent('currency=USD');
  },
};
