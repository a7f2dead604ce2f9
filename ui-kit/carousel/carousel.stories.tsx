import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BROKEN_PICTURE, expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { picture } from '../image/picture.sample.ts';
import { emulateReducedMotion } from '../motion/reduced-motion.sample.ts';
import { StateSheet } from '../states.sample.tsx';
import { Carousel } from './carousel.tsx';

const guide: Guide = {
  use: ['A few independent banners at the top of a page.'],
  avoid: [
    'Items to compare or to see all at once: `Grid` or `Rail`.',
    'A single banner, which is drawn without controls: an `Image` in a link is enough.',
  ],
  anatomy: [
    'Region named by `label`',
    'Slide: picture, title, description, call to act, link',
    'Previous and next buttons',
    'Dots, one for each slide',
    'Pause button',
  ],
  accessibility: {
    pattern: 'Carousel with automatic rotation (APG), with a button for each slide',
    keys: {
      Tab: 'moves to the pause button, the dots, the two buttons and the current slide; the other slides are inert',
      'Enter, Space': 'presses the focused element',
    },
    announced: [
      'Region and kind: `Promotions, carousel`; each slide as `slide, 2 of 5`.',
      'While it rotates, a change is not announced. While it is paused, the new slide is announced politely.',
      'The dot of the current slide is marked (`aria-current`).',
    ],
  },
};

const slides = [42, 200, 300, 120].map((hue, at) => ({
  id: `b${at + 1}`,
  src: picture(hue, 1260, 540),
  alt: `Banner ${at + 1}`,
  href: `#banner-${at + 1}`,
}));

const meta = {
  title: 'Kit/Carousel',
  component: Carousel,
  parameters: { guide },
  args: {
    slides,
    onSelect: fn(),
    label: 'Promotions',
    labels: {
      previous: 'Previous banner',
      next: 'Next banner',
      pause: 'Pause banners',
      play: 'Run banners',
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (root: HTMLElement) =>
  root.querySelector('[data-state=current]')?.getAttribute('aria-label');
const section = (root: HTMLElement) => within(root).getByRole('region', { name: 'Promotions' });
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const Turns: Story = {
  tags: ['no-picture'],
  name: '[R9.06] Turns after 5000 ms, in 1000 ms, and stands under the pointer',
  play: async ({ canvasElement }) => {
    const started = performance.now();
    await expect(shown(canvasElement)).toBe('1 of 4');
    await waitFor(() => expect(shown(canvasElement)).toBe('2 of 4'), {
      timeout: 6500,
      interval: 50,
    });
    const took = performance.now() - started;
    await expect(took).toBeGreaterThan(4000);
    await expect(took).toBeLessThan(6000);
    const slide = canvasElement.querySelector('[data-state=current]');
    if (!slide) throw new Error('no slide');
    await expect(getComputedStyle(slide).transitionDuration).toMatch(/^1s, 1s/);
    await userEvent.hover(slide);
    await expect(section(canvasElement)).toHaveAttribute('data-state', 'paused');
    await wait(5300);
    await expect(shown(canvasElement)).toBe('2 of 4');
  },
};
export const UnderADialog: Story = {
  tags: ['no-picture'],
  name: '[R9.06] Stands while a dialog lies over the page, and fetches nothing',
  play: async ({ canvasElement }) => {
    // As Radix and native dialogs do with the page behind them.
    canvasElement.setAttribute('aria-hidden', 'true');
    await wait(5300);
    await expect(shown(canvasElement)).toBe('1 of 4');
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    canvasElement.removeAttribute('aria-hidden');
    await waitFor(() => expect(shown(canvasElement)).toBe('2 of 4'), { timeout: 5500 });
  },
};
export const OnTheLine: Story = {
  tags: ['no-picture'],
  name: 'Controls without their banners, as a page on the line ends for a moment, do not show',
  play: async ({ canvasElement }) => {
    const carousel = section(canvasElement);
    const deck = carousel.lastElementChild;
    if (!deck) throw new Error('no banners');
    deck.remove();
    await expect(getComputedStyle(carousel).visibility).toBe('hidden');
    carousel.append(deck);
    await expect(getComputedStyle(carousel).visibility).toBe('visible');
  },
};
export const ByHand: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause banners' }));
    await expect(canvas.getByRole('button', { name: 'Run banners' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous banner' }));
    await expect(shown(canvasElement)).toBe('4 of 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Next banner' }));
    await expect(shown(canvasElement)).toBe('1 of 4');
    await userEvent.click(canvas.getByRole('button', { name: '3 of 4' }));
    await expect(canvas.getByRole('button', { name: '3 of 4' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    // Hidden slides are inert: the only link is that of the current one.
    const link = canvas.getByRole('link', { name: 'Banner 3' });
    await expect(link).toHaveAttribute('href', '#banner-3');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('b3');
  },
};
export const FocusHolds: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause banners' })).toHaveFocus();
    await expect(section(canvasElement)).toHaveAttribute('data-state', 'playing');
    const order = ['1 of 4', '2 of 4', '3 of 4', '4 of 4', 'Previous banner', 'Next banner'];
    for (const name of order) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Banner 1' })).toHaveFocus();
    await expect(section(canvasElement)).toHaveAttribute('data-state', 'paused');
  },
};
export const FirstIsFetchedFirst: Story = {
  args: {
    slides: slides.map((slide, at) =>
      at === 0 ? { ...slide, src: 'http://192.0.2.1/hero.webp' } : slide,
    ),
  },
  play: async ({ canvasElement }) => {
    const images = canvasElement.querySelectorAll('img');
    await expect(images).toHaveLength(1);
    await expect(images[0]).toHaveAttribute('fetchpriority', 'high');
  },
};
export const CallToAct: Story = {
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      alt: '',
      title: 'Emberfall wakes',
      description: 'Free spins that burn on',
      action: 'Play now',
    })),
  },
  play: async ({ canvas }) => {
    // One link, whose name ends with its action.
    const link = await canvas.findByRole('link', { name: /^Emberfall wakes.*Play now$/ });
    await expect(within(link).queryByRole('button')).toBeNull();
  },
};
export const OneBanner: Story = {
  name: '[R9.06] One banner neither turns nor has controls',
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(section(canvasElement)).toHaveAttribute('data-state', 'paused');
  },
};
export const ReducedMotion: Story = {
  tags: ['no-picture'],
  beforeEach: emulateReducedMotion,
  play: async ({ canvasElement }) => {
    await expect(section(canvasElement)).toHaveAttribute('data-state', 'paused');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next banner' }));
    await expect(shown(canvasElement)).toBe('2 of 4');
  },
};
export const PicturesOnly: Story = {
  tags: ['composite'],
  args: { slides: slides.map(({ href: _, ...slide }) => slide), onSelect: undefined },
};
export const Loading: Story = {
  args: { slides: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
    const { offsetWidth: width = 0, offsetHeight: height = 0 } =
      canvasElement.querySelector<HTMLElement>('[style*="--bz-ratio"]') ?? {};
    await expect(height).toBe(Math.min(360, Math.max(228, Math.round((width * 9) / 21))));
  },
};
export const Nothing: Story = {
  tags: ['no-picture'],
  args: { slides: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet target={'button[data-side=on]'}>
      {(state) => <Carousel {...args} label={`Promotions, ${state}`} />}
    </StateSheet>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { slides: [{ id: 'a', src: '', alt: '', title: LONG_WORD, description: LONG_WORD }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Broken: Story = {
  tags: ['no-picture'],
  args: { slides: [{ id: 'a', src: BROKEN_PICTURE, alt: 'Promotion' }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
