import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { Input } from '../input/index.ts';
import { PasswordInput } from '../password-input/index.ts';
import { Select } from '../select/index.ts';
import { TextLink } from '../text-link/index.ts';
import { Field } from './field.tsx';

const guide: Guide = {
  use: ['Around every form control: it adds a label, a hint and an error, and connects their ids.'],
  avoid: [
    '`Checkbox`, `Switch` and `RadioGroup` by themselves: they have their own label and error.',
    'A control in a toolbar that is named by `aria-label`.',
  ],
  anatomy: [
    'Label, with a mark for a required control',
    '`aside`, such as a link',
    'One control',
    'Error',
    'Hint',
  ],
  accessibility: {
    pattern:
      'Native `label`; `aria-describedby`, `aria-invalid` and `aria-required` on the control inside',
    announced: [
      'Label, required, invalid, then error and hint, when the control gets the focus.',
      'A new error, politely.',
    ],
  },
};

const meta = {
  title: 'Kit/Field',
  component: Field,
  parameters: { guide },
  args: { label: 'Username', children: <Input name="username" autoComplete="username" /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Username'));
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus();
  },
};
export const Required: Story = {
  name: '[R5.14] Required shows a mark',
  args: { required: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('*')).toBeVisible();
    // The mark is not part of the name; the control itself is marked as required.
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeRequired();
  },
};
export const Hint: Story = {
  args: { hint: 'Between 6 and 12 letters or digits' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Between 6 and 12 letters or digits',
    );
  },
};
export const WithError: Story = {
  tags: ['composite'],
  args: {
    required: true,
    hint: 'Between 6 and 12 letters or digits',
    error: 'This username is too short',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Username' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'This username is too short Between 6 and 12 letters or digits',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('This username is too short');
  },
};
export const LongFilipino: Story = {
  args: {
    label: 'Kumpirmahin ang bagong password na gagamitin sa pag-withdraw ng pera',
    required: true,
    error: 'Hindi tugma ang kumpirmasyon sa bagong password na inilagay mo; pakisubukang muli',
  },
};
export const LabelHidden: Story = {
  args: { label: 'Search games', labelHidden: true, children: <Input type="search" /> },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('searchbox', { name: 'Search games' }),
    ).toBeVisible();
  },
};
export const WithAside: Story = {
  args: {
    label: 'Password',
    aside: <TextLink href="#forgot">Forgot password?</TextLink>,
    children: (
      <PasswordInput
        autoComplete="current-password"
        labels={{ show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on' }}
      />
    ),
  },
};
export const AroundSelect: Story = {
  args: {
    label: 'Currency',
    error: 'Choose a currency',
    children: (
      <Select placeholder="Choose" options={[{ value: 'PHP', label: 'Philippine peso' }]} />
    ),
  },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Currency' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Choose a currency');
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { label: LONG_WORD, hint: LONG_WORD, error: LONG_WORD, aside: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
