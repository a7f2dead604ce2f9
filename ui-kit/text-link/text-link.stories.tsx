import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { TextLink } from './text-link.tsx';

const guide: Guide = {
  use: ['Navigation, in a sentence or by itself.'],
  avoid: ['An action: `Button`.', 'A prominent link: `Button` with `asChild` around the link.'],
  anatomy: ['Text, underlined in running text'],
  accessibility: {
    pattern: 'Native `a`, or the one child with `asChild`',
    keys: { Enter: 'follows the link' },
    announced: ['Its text, as a link.'],
  },
};

const meta = {
  title: 'Kit/Text link',
  component: TextLink,
  parameters: { guide },
  args: { href: '#terms', children: 'terms and conditions' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  tags: ['composite'],
  render: (args) => (
    <p>
      I am of age and accept the <TextLink {...args} /> of this house.
    </p>
  ),
};
export const Alone: Story = {
  args: { standalone: true, children: 'Forgot password?' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Forgot password?' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
export const Muted: Story = {
  args: { tone: 'neutral', standalone: true, children: 'Responsible gaming' },
};
export const NewTab: Story = {
  args: { target: '_blank', standalone: true, children: 'Licence' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};
export const ButtonAsLink: Story = {
  render: () => (
    <TextLink asChild standalone>
      <button type="button">Send again</button>
    </TextLink>
  ),
};
export const LongFilipino: Story = {
  args: { children: 'Basahin ang buong patakaran sa responsableng paglalaro at pagkapribado' },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => <StateSheet>{() => <TextLink {...args} />}</StateSheet>,
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { children: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
