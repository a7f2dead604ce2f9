import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BROKEN_PICTURE, expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { Image } from './image.tsx';
import { ImagesWhenNear } from './index.ts';
import { picture } from './picture.sample.ts';

const guide: Guide = {
  use: ['Every picture with an address: covers, banners, logos. It causes no layout shift.'],
  avoid: ['A member: `Avatar`.', 'A symbol: an icon.'],
  anatomy: [
    'Box with its ratio',
    'Picture, else the fallback picture, else an emblem of the brand',
  ],
  accessibility: {
    pattern: 'Native `img`; `role="img"` with the same name when no picture could be loaded',
    announced: ['`alt`; nothing with `alt=""`. A failure is not announced.'],
  },
};

const meta = {
  title: 'Kit/Image',
  component: Image,
  parameters: { guide },
  args: { alt: 'Golden Harvest', src: picture(42), ratio: '3 / 4', style: { inlineSize: '22ch' } },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (root: HTMLElement) => root.querySelector('[data-state]')?.getAttribute('data-state');

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(state(canvasElement)).toBe('loaded'));
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'lazy');
  },
};
export const Priority: Story = {
  args: { priority: true, ratio: '21 / 9', style: { inlineSize: '60ch' } },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};
export const Contain: Story = { args: { fit: 'contain', ratio: '1' } };

/** The address is never answered while the story runs, so the box has its final size. */
export const Loading: Story = {
  tags: ['no-picture'],
  args: { src: 'http://192.0.2.1/cover.webp' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('img')?.getBoundingClientRect();
    await expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(4 / 3, 1);
  },
};
export const FallsBackToDefaultImage: Story = {
  name: '[R8.13] Falls back to the default image after one retry',
  args: { src: '/no-such-cover.webp?default', fallbackSrc: picture(200) },
  // A browser keeps 250 resource timings: Storybook's own scripts may exceed that.
  beforeEach: () => performance.clearResourceTimings(),
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(state(canvasElement)).toBe('fallback'), { timeout: 5000 });
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', args.fallbackSrc);
    const asked = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('/no-such-cover.webp?default'));
    await expect(asked).toHaveLength(2);
  },
};
export const FallsBackToDrawing: Story = {
  args: { src: '/no-such-cover.webp?drawn' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(state(canvasElement)).toBe('failed'), { timeout: 5000 });
    await expect(canvasElement.querySelector('[role=img]')).toHaveAccessibleName('Golden Harvest');
  },
};
export const WhenNear: Story = {
  tags: ['no-picture'],
  name: 'Waits until it comes near the window',
  decorators: [
    (Story) => (
      <ImagesWhenNear>
        <div style={{ blockSize: '300vh' }}>A long way</div>
        <Story />
      </ImagesWhenNear>
    ),
  ],
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    if (!image) throw new Error('no picture');
    await expect(image).not.toHaveAttribute('src');
    // Otherwise Chromium draws the broken-image icon.
    await expect(getComputedStyle(image).content).toMatch(/^url/);
    image.scrollIntoView();
    await waitFor(() => expect(state(canvasElement)).toBe('loaded'));
    await expect(image).toHaveAttribute('src', picture(42));
    await expect(getComputedStyle(image).content).toBe('normal');
  },
};
export const NoAddress: Story = { tags: ['no-picture'], args: { src: undefined, alt: '' } };
export const Broken: Story = {
  tags: ['no-picture'],
  args: { src: BROKEN_PICTURE, alt: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
