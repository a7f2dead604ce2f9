import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, SearchX } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { Illustration } from '../illustration/index.ts';
import { EmptyState } from './empty-state.tsx';

const guide: Guide = {
  use: ['A list, a table or a search without content, with the reason.'],
  avoid: ['A failure: `ErrorState`.', 'Loading: `Skeleton`.'],
  anatomy: ['Icon on a round background, or `art`', 'Title', 'Description', 'One action'],
  accessibility: {
    pattern: 'Plain text; icon and art are decorative',
    keys: { Tab: 'moves to the action' },
    announced: [
      "Nothing by itself. Where a filter empties a list, the list's own status announces the number of results.",
    ],
  },
};

const clear = fn();
const meta = {
  title: 'Kit/Empty state',
  component: EmptyState,
  parameters: { guide },
  args: { icon: <SearchX size={28} />, title: 'No games found' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithReasonAndAction: Story = {
  tags: ['composite'],
  args: {
    description: 'Nothing matches “zeus”. Try a shorter name, or look at every vendor.',
    action: (
      <Button variant="soft" onClick={clear}>
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
    description:
      'Pindutin ang puso sa alinmang laro upang idagdag ito rito at madali mo itong mabalikan sa susunod.',
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { title: LONG_WORD, description: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
