import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from './select.tsx';

const meta = {
  title: 'Kit/Select',
  component: Select,
  args: {
    'aria-label': 'Country code',
    onChange: fn(),
    style: { maxInlineSize: '24rem' },
    options: [
      { value: '63', label: 'Philippines +63' },
      { value: '65', label: 'Singapore +65' },
      { value: '84', label: 'Vietnam +84', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  tags: ['composite'],
  args: { defaultValue: '63' },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Country code' });
    await userEvent.selectOptions(select, '65');
    await expect(select).toHaveValue('65');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
export const Placeholder: Story = { args: { placeholder: 'Choose a country' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Invalid: Story = { args: { 'aria-invalid': true, placeholder: 'Choose a country' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongFilipino: Story = {
  args: {
    options: [
      { value: '1', label: 'Paglilipat mula sa pangunahing pitaka papunta sa pitaka ng ahente' },
    ],
    style: { maxInlineSize: '16rem' },
  },
};
