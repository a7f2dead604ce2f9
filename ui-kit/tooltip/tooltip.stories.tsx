import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { Tooltip } from './tooltip.tsx';

const guide: Guide = {
  use: ['A short description of a control that most people understand without it.'],
  avoid: [
    'Essential information: show it on the page.',
    'Interactive content: `Popover`.',
    'Phones, which have no hover.',
  ],
  anatomy: ['Control', 'Text'],
  accessibility: {
    pattern: 'Tooltip',
    keys: { Tab: 'shows it for the focused control', Escape: 'hides it' },
    announced: ['The text, as the description of the control.'],
  },
};

const meta = {
  title: 'Kit/Tooltip',
  component: Tooltip,
  parameters: { guide },
  args: {
    content: 'The most that can be lost, not the stake',
    children: (
      <Button variant="ghost" iconOnly aria-label="About valid bets">
        <Info size={18} aria-hidden="true" />
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '3rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['composite'], args: { defaultOpen: true } };
export const ByKeys: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('button', { name: 'About valid bets' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('The most that can be lost');
    await expect(control).toHaveAccessibleDescription('The most that can be lost, not the stake');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { content: LONG_WORD, defaultOpen: true },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
