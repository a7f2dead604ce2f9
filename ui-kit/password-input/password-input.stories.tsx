import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { FieldStates } from '../states.sample.tsx';
import { PasswordInput } from './password-input.tsx';

const guide: Guide = {
  use: [
    'A password: an existing one (`autoComplete="current-password"`) or a new one (`new-password`, with a `meter`).',
  ],
  avoid: ['A one-time code: `CodeInput`.', 'A private account number: `Input`.'],
  anatomy: ['Input', 'Button that shows and hides', 'Caps Lock warning', 'Meter'],
  accessibility: {
    pattern: 'Native `input type="password"`; the name of the button says what it will do',
    keys: {
      Tab: 'moves to the input, then to the button',
      'Enter, Space': 'on the button: shows or hides the password',
    },
    announced: [
      'Label, hint and error of the `Field` around it.',
      '`Caps Lock is on`, politely, when a key is pressed while it is on.',
    ],
  },
};

const meta = {
  title: 'Kit/Password input',
  component: PasswordInput,
  parameters: { guide },
  args: {
    'aria-label': 'Password',
    autoComplete: 'current-password',
    labels: { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on' },
    style: { maxInlineSize: '24rem' },
  },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { defaultValue: 'Baize2026' } };
export const Shown: Story = {
  tags: ['after-play'],
  args: { defaultValue: 'Baize2026' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};
export const CapsLock: Story = {
  tags: ['after-play'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    input.focus();
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on');
    await fireEvent.keyUp(input, { key: 'CapsLock', modifierCapsLock: false });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
  },
};
export const Paste: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.paste('from-a-manager-9!');
    await expect(input).toHaveValue('from-a-manager-9!');
  },
};
export const WithMeter: Story = {
  tags: ['composite'],
  args: {
    defaultValue: 'Baize2026',
    autoComplete: 'new-password',
    meter: <meter aria-label="Strength" min={0} max={4} value={3} />,
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'abc' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Baize2026' } };
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => <FieldStates>{(state) => <PasswordInput {...args} {...state} />}</FieldStates>,
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { meter: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
