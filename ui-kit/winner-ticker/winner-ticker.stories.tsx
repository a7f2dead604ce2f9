import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BROKEN_PICTURE, expectFits, LONG_WORD, tenThousand } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { picture } from '../image/picture.sample.ts';
import {
  emulateReducedMotion,
  expectPausesUnderDialog,
  playStateOf,
} from '../motion/reduced-motion.sample.ts';
import { WinnerTicker } from './winner-ticker.tsx';

const guide: Guide = {
  use: ['The latest wins of other players. Names are masked by the caller.'],
  avoid: ['A member’s own records: `DataTable`.', 'Notices to read: `NoticeBar`.'],
  anatomy: ['Heading', 'Pause button', 'Scrolling rows', 'Row: icon, game, masked name, amount'],
  accessibility: {
    pattern: 'Region with an ordered list; moving content with a way to stop it (WCAG 2.2.2)',
    keys: {
      Tab: 'moves to the pause button, then to the rows, which pause while focused',
      'Arrow up, Arrow down': 'for reduced motion: scroll the rows',
      'Enter, Space': 'on the button: pauses and resumes',
    },
    announced: [
      'The heading, then the rows as a list, once: the copy for the endless loop is hidden.',
      'The motion is not announced.',
    ],
  },
};

const winners = (howMany: number) =>
  Array.from({ length: howMany }, (_, at) => ({
    id: String(at),
    icon: picture(at * 37, 80, 80),
    game: ['Golden Harvest', 'Lucky Koi', 'Crown of Manila', 'Neon Tiger'][at % 4] ?? '',
    name: `pl***${at}`,
    amount: `₱${(98_000 - at * 4_311).toLocaleString('en')}.00`,
  }));

const meta = {
  title: 'Kit/Winner ticker',
  component: WinnerTicker,
  parameters: { guide },
  args: {
    title: 'Winners',
    winners: winners(20),
    labels: { pause: 'Pause winners', play: 'Run winners' },
    style: { maxInlineSize: '44ch' },
  },
} satisfies Meta<typeof WinnerTicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const trackOf = (root: HTMLElement) => root.querySelector('[role=group] > *');

export const Rising: Story = {
  name: '[R2.57] Rises by 0.5 a frame and stands under the pointer',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(playStateOf(trackOf(canvasElement))).toBe('running'));
    const track = trackOf(canvasElement);
    const [rise] = track?.getAnimations() ?? [];
    const lasts = Number(rise?.effect?.getComputedTiming().duration);
    // One loop is one list: half of the track's content, at 0.5 px in a sixtieth of a second.
    await expect((track?.scrollHeight ?? 0) / 2 / (lasts / 1000) / 60).toBeCloseTo(0.5, 3);
    const pane = canvas.getByRole('group', { name: 'Winners' });
    await userEvent.hover(pane);
    await expect(playStateOf(track)).toBe('paused');
    await userEvent.unhover(pane);
    await expect(playStateOf(track)).toBe('running');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause winners' }));
    await expect(playStateOf(track)).toBe('paused');
    await userEvent.click(canvas.getByRole('button', { name: 'Run winners' }));
    await userEvent.tab();
    await expect(pane).toHaveFocus();
    await expect(playStateOf(track)).toBe('paused');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
  },
};
export const UnderADialog: Story = {
  tags: ['no-picture'],
  name: 'Stands while a dialog lies over the page',
  play: ({ canvasElement }) => expectPausesUnderDialog(canvasElement, () => trackOf(canvasElement)),
};
export const ReducedMotion: Story = {
  tags: ['composite'],
  name: '[R2.57] Stands still for reduced motion and scrolls by hand',
  beforeEach: emulateReducedMotion,
  play: async ({ canvasElement }) => {
    const pane = within(canvasElement).getByRole('group', { name: 'Winners' });
    await expect(playStateOf(trackOf(canvasElement))).toBe('none');
    pane.scrollTop = 120;
    await expect(pane.scrollTop).toBe(120);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const FewWinners: Story = {
  args: { winners: winners(3) },
  play: async ({ canvasElement }) => {
    await expect(playStateOf(trackOf(canvasElement))).toBe('none');
  },
};
export const LongText: Story = {
  args: {
    title: 'Mga pinakabagong nagwagi sa lahat ng laro',
    winners: winners(4).map((winner) => ({
      ...winner,
      game: 'Ang Napakahabang Pangalan ng Ginintuang Ani sa Bukid ng Kapalaran',
    })),
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: {
    title: LONG_WORD,
    winners: [{ id: '1', icon: undefined, game: LONG_WORD, name: LONG_WORD, amount: LONG_WORD }],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const NoWinners: Story = {
  tags: ['no-picture'],
  args: { winners: [] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Loading: Story = {
  args: { winners: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Winners' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expectFits(canvasElement);
  },
};
export const BrokenIcon: Story = {
  tags: ['no-picture'],
  args: {
    winners: [{ id: '1', icon: BROKEN_PICTURE, game: 'Koi', name: 'j***n', amount: '1.00' }],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const TenThousand: Story = {
  // axe needs minutes for ten thousand equal items and finds nothing that ten do not show.
  tags: ['no-picture', 'no-axe'],
  parameters: { a11y: { test: 'off' } },
  args: {
    winners: tenThousand((at) => ({
      id: `${at}`,
      icon: undefined,
      game: 'Lucky Koi',
      name: `pl***${at}`,
      amount: '₱1.00',
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(trackOf(canvasElement)?.firstElementChild?.children).toHaveLength(10_000);
    await waitFor(() => expect(playStateOf(trackOf(canvasElement))).toBe('running'));
    await expectFits(canvasElement);
  },
};
