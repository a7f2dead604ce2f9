import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { askForLessMotion, motionOf } from '../motion/calm.sample.ts';
import { NoticeBar } from './notice-bar.tsx';

const meta = {
  title: 'Kit/Notice bar',
  component: NoticeBar,
  args: {
    notices: [
      { id: '1', title: 'Scheduled maintenance of Northwind Studio on Sunday, 02:00 to 04:00' },
      { id: '2', title: 'New: deposits by QR code arrive within a minute' },
      { id: '3', title: 'Beware of copies of this site: check the address' },
    ],
    onOpen: fn(),
    labels: {
      notices: 'Notices',
      pause: 'Pause notices',
      play: 'Run notices',
      previous: 'Previous notice',
      next: 'Next notice',
    },
  },
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const trackOf = (root: HTMLElement) => root.querySelector('[data-moves] > *');

export const Running: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(motionOf(trackOf(canvasElement))).toBe('running'));
    const pane = canvasElement.querySelector('[data-moves]');
    if (!pane) throw new Error('no pane');
    await userEvent.hover(pane);
    await expect(motionOf(trackOf(canvasElement))).toBe('paused');
    await userEvent.unhover(pane);
    await expect(motionOf(trackOf(canvasElement))).toBe('running');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause notices' }));
    await expect(motionOf(trackOf(canvasElement))).toBe('paused');
    await userEvent.keyboard('{Enter}');
    await expect(motionOf(trackOf(canvasElement))).toBe('running');
    // Focused directly: the simulated Tab knows nothing of `inert` and tries the second copy.
    canvas.getByRole('button', { name: /^Beware/ }).focus();
    await waitFor(() => expect(motionOf(trackOf(canvasElement))).toBe('paused'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('3');
    // The second copy is for the eye only.
    await expect(canvas.getAllByRole('button', { name: /^Beware/ })).toHaveLength(1);
  },
};
export const ReducedMotion: Story = {
  tags: ['composite'],
  beforeEach: askForLessMotion,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Next notice' }));
    await userEvent.click(canvas.getByRole('button', { name: /^New: deposits/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous notice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous notice' }));
    await expect(canvas.getByRole('button', { name: /^Beware/ })).toBeVisible();
  },
};
export const OneShortNotice: Story = { args: { notices: [{ id: '1', title: 'Welcome' }] } };
export const Empty: Story = {
  tags: ['no-picture'],
  args: { notices: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
export const LongText: Story = {
  beforeEach: askForLessMotion,
  args: {
    style: { maxInlineSize: '50ch' },
    notices: [
      {
        id: '1',
        title:
          'Pansamantalang hindi magagamit ang pagdeposito sa pamamagitan ng bangko mula hatinggabi hanggang ikaapat ng umaga',
      },
      { id: '2', title: 'Maligayang pagdating' },
    ],
  },
};
