import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD, tenThousand } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import {
  emulateReducedMotion,
  expectPausesUnderDialog,
  playStateOf,
} from '../motion/reduced-motion.sample.ts';
import { StateSheet } from '../states.sample.tsx';
import { NoticeBar } from './notice-bar.tsx';

const guide: Guide = {
  use: ['Short notices of the operator above a page: a maintenance window, a new payment method.'],
  avoid: [
    'A message that needs action: `Alert`.',
    'The result of an action: `useToast`.',
    'Winners: `WinnerTicker`.',
  ],
  anatomy: [
    'Region',
    'Icon',
    'Scrolling notices',
    'Pause button; for reduced motion, previous and next buttons',
  ],
  accessibility: {
    pattern: 'Region with native buttons; moving content with a way to stop it (WCAG 2.2.2)',
    keys: {
      Tab: 'moves to each notice, which pauses the motion, then to the pause button',
      'Enter, Space': 'opens the notice',
    },
    announced: [
      "The region's name and each notice as a button. The motion is not announced.",
      'For reduced motion one notice is shown at a time, and the next one is announced politely.',
    ],
  },
};

const meta = {
  title: 'Kit/Notice bar',
  component: NoticeBar,
  parameters: { guide },
  args: {
    notices: [
      { id: '1', title: 'Scheduled maintenance of Northwind Studio on Sunday, 02:00 to 04:00' },
      { id: '2', title: 'New: deposits by QR code arrive within a minute' },
      { id: '3', title: 'Beware of copies of this site: check the address' },
    ],
    onSelect: fn(),
    label: 'Notices',
    labels: {
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
    await waitFor(() => expect(playStateOf(trackOf(canvasElement))).toBe('running'));
    const pane = canvasElement.querySelector('[data-moves]');
    if (!pane) throw new Error('no pane');
    await userEvent.hover(pane);
    await expect(playStateOf(trackOf(canvasElement))).toBe('paused');
    await userEvent.unhover(pane);
    await expect(playStateOf(trackOf(canvasElement))).toBe('running');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause notices' }));
    await expect(playStateOf(trackOf(canvasElement))).toBe('paused');
    await userEvent.keyboard('{Enter}');
    await expect(playStateOf(trackOf(canvasElement))).toBe('running');
    // Focused directly: the simulated Tab does not know `inert` and would focus the second copy.
    canvas.getByRole('button', { name: /^Beware/ }).focus();
    await waitFor(() => expect(playStateOf(trackOf(canvasElement))).toBe('paused'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('3');
    // The second copy is only visual.
    await expect(canvas.getAllByRole('button', { name: /^Beware/ })).toHaveLength(1);
  },
};
export const UnderADialog: Story = {
  tags: ['no-picture'],
  name: 'Stands while a dialog lies over the page',
  play: ({ canvasElement }) => expectPausesUnderDialog(canvasElement, () => trackOf(canvasElement)),
};
export const ReducedMotion: Story = {
  tags: ['composite'],
  beforeEach: emulateReducedMotion,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Next notice' }));
    await userEvent.click(canvas.getByRole('button', { name: /^New: deposits/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('2');
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
  beforeEach: emulateReducedMotion,
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
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet>{(state) => <NoticeBar {...args} label={`Notices, ${state}`} />}</StateSheet>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { notices: [{ id: '1', title: LONG_WORD }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const TenThousand: Story = {
  // axe needs minutes for ten thousand equal items and finds nothing that ten do not show.
  tags: ['no-picture', 'no-axe'],
  parameters: { a11y: { test: 'off' } },
  args: { notices: tenThousand((at) => ({ id: `${at}`, title: `Notice ${at}` })) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(trackOf(canvasElement)?.firstElementChild?.children).toHaveLength(10_000);
    await userEvent.click(canvas.getByText('Notice 1', { selector: ':not([inert] *)' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('1');
    await expectFits(canvasElement);
  },
};
