import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Field } from '../field/index.ts';
import type { Guide } from '../guide.ts';
import { FieldStates, showAs } from '../states.sample.tsx';
import { Combobox } from './combobox.tsx';

const guide: Guide = {
  use: [
    'A single choice from many options that a person knows by name: a bank, a country, a provider.',
  ],
  avoid: [
    'Up to seven: `RadioGroup`.',
    'Up to about twenty: `Select`.',
    'A search across the product: `SearchBox`.',
  ],
  anatomy: ['Field', 'Button that opens the list', 'List', 'Option with its description'],
  accessibility: {
    pattern: 'Combobox with list autocomplete',
    keys: {
      'Arrow down, Arrow up': 'open the list; move through the options',
      Enter: 'selects the highlighted option',
      Escape: 'closes without changing the selection',
      Letters: 'filter by the beginnings of words',
    },
    announced: ['Label, selected option, and the highlighted option with its position.'],
  },
};

const meta = {
  title: 'Kit/Combobox',
  component: Combobox,
  parameters: { guide },
  args: {
    options: [
      { value: 'BDO', label: 'Banco de Oro', description: 'BDO Unibank' },
      { value: 'BPI', label: 'Bank of the Philippine Islands' },
      { value: 'MBT', label: 'Metrobank', disabled: true, description: 'Under maintenance' },
      { value: 'RCBC', label: 'Rizal Commercial Banking' },
    ],
    onValueChange: fn(),
  },
  render: (args) => (
    <div style={{ minBlockSize: '18rem', maxInlineSize: '20rem' }}>
      <Field label="Bank">
        <Combobox {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement) => within(root).getByRole('combobox', { name: 'Bank' });

export const Closed: Story = { tags: ['composite'], args: { defaultValue: 'BPI' } };
export const Open: Story = {
  tags: ['composite', 'after-play'],
  args: { defaultValue: 'BPI' },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(await screen.findByRole('option', { name: /Philippine/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
export const ByKeys: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('riz');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('RCBC');
    await expect(input).toHaveValue('Rizal Commercial Banking');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      document.getElementById(input.getAttribute('aria-activedescendant') ?? ''),
    ).toHaveTextContent('Banco de Oro');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Rizal Commercial Banking');
    // A disabled option cannot be selected.
    await userEvent.clear(input);
    await userEvent.keyboard('metro{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(input).toHaveValue('Rizal Commercial Banking');
  },
};
export const NothingFound: Story = {
  tags: ['after-play'],
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'zzz');
    await expect(await screen.findByText('There is nothing to show.')).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = {
  tags: ['no-picture'],
  args: { readOnly: true },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <FieldStates>
      {(state) => (
        <Field label="Bank">
          <Combobox {...args} {...state} />
        </Field>
      )}
    </FieldStates>
  ),
};
export const NoOptions: Story = {
  tags: ['no-picture'],
  args: { options: [] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const TenThousand: Story = {
  tags: ['no-picture'],
  args: {
    defaultValue: 'b5000',
    options: Array.from({ length: 10_000 }, (_, at) => ({
      value: `b${at}`,
      label: `Branch ${at}`,
      ...(at % 3 === 0 && { description: 'Open on Sundays' }),
    })),
  },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    const marked = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.click(input);
    // It opens at the selected option. Only options in view are rendered; the total is announced.
    // The code for long lists is loaded on first use.
    await waitFor(() => expect(marked()).toHaveAttribute('aria-setsize', '10000'), {
      timeout: 5000,
    });
    await expect(marked()).toHaveTextContent('Branch 5000');
    await expect(marked()).toBeVisible();
    await expect(screen.getAllByRole('option').length).toBeLessThan(80);
    await userEvent.keyboard('{ArrowDown}');
    await expect(marked()).toHaveTextContent('Branch 5001');
    await userEvent.clear(input);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(marked()).toHaveTextContent('Branch 9999'));
    await expect(screen.getAllByRole('option').length).toBeLessThan(80);
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await waitFor(() =>
      expect(marked()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(marked()).toHaveTextContent('Branch 0'));
    await userEvent.keyboard('branch 9998');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('b9998');
    await expectFits(canvasElement);
  },
};
export const OptionStates: Story = {
  tags: ['composite', 'after-play'],
  args: { defaultValue: 'BPI' },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await screen.findByRole('listbox');
    // Pointer and keys share one highlight; beside it the selected option and a disabled one.
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('option', { name: /Oro/ })).toHaveAttribute('data-active');
    showAs(screen.getByRole('option', { name: /Rizal/ }), 'active');
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { options: [{ value: 'a', label: LONG_WORD, description: LONG_WORD }], defaultValue: 'a' },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
