import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, SearchX } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Illustration } from '../illustration/index.ts';
import { EmptyState } from './empty-state.tsx';

const clear = fn();
const meta = {
  title: 'Kit/Empty state',
  component: EmptyState,
  args: { icon: <SearchX size={28} />, title: 'No games found' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithReasonAndAction: Story = {
  tags: ['composite'],
  args: {
    reason: 'Nothing matches “zeus”. Try a shorter name, or look at every vendor.',
    action: (
      <Button tone="soft" onClick={clear}>
        Clear the search
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    clear.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(clear).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getByText('No games found')).toBeVisible();
  },
};
export const WithArt: Story = { args: { art: <Illustration scene="nothing" /> } };
export const LongText: Story = {
  args: {
    icon: <Heart size={28} />,
    title: 'Wala ka pang naidaragdag na paboritong laro sa iyong listahan',
    reason:
      'Pindutin ang puso sa alinmang laro upang idagdag ito rito at madali mo itong mabalikan sa susunod.',
  },
};
