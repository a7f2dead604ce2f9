import type { Meta, StoryObj } from '@storybook/react-vite';
import decode from 'jsqr';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BROKEN_PICTURE, expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { picture } from '../image/picture.sample.ts';
import { QR } from './draw-qr.ts';
import { QrBlock } from './qr-block.tsx';

const guide: Guide = {
  use: ['An address or code to open on a phone: a payment, the app, an authenticator.'],
  avoid: [
    'On the phone that would scan it: a `Button` or `CopyField`.',
    'As the only way: add the same address as a link or `CopyField`.',
  ],
  anatomy: [
    'White background in every brand',
    'Code, dark on light',
    'Logo in the middle',
    'Caption',
    'Save button, with `downloadLabel`',
  ],
  accessibility: {
    pattern: '`figure` with an image named by `label`',
    keys: { 'Enter, Space': 'on the button: saves a PNG of 800 by 800' },
    announced: [
      '`label` as the name of the picture, then the caption.',
      'That the text does not fit a code, or that saving failed, immediately.',
    ],
  },
};

const meta = {
  title: 'Kit/QR block',
  component: QrBlock,
  parameters: { guide },
  args: {
    value: 'https://baize.example/app/android',
    label: 'Code of the Android app',
    downloadLabel: 'Save picture',
    labels: { failed: 'This code cannot be shown.' },
  },
} satisfies Meta<typeof QrBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decodes the pixels that the browser renders, by an independent decoder. */
async function readBack(src: string, edge: number): Promise<string | undefined> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, edge, edge);
  const pixels = context?.getImageData(0, 0, edge, edge);
  return pixels && decode(pixels.data, edge, edge)?.data;
}

async function readsBack(root: HTMLElement, edge: number, value: string) {
  const svg = root.querySelector('svg[role=img]');
  if (!svg) throw new Error('no code');
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGElement)) throw new Error('no drawing');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await expect(await readBack(src, edge)).toBe(value);
}

export const Standard: Story = {
  name: '[R9.11] Is read back as the browser draws it',
  args: { caption: 'Scan to install the app' },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelector('svg[role=img]')).toHaveAttribute('width', '200');
    await readsBack(canvasElement, 200, args.value);
  },
};
export const AppDownload: Story = {
  args: { size: QR.download, caption: 'Android' },
  play: ({ canvasElement, args }) => readsBack(canvasElement, 107, args.value),
};
export const WithLogo: Story = {
  args: { logo: picture(40, 200, 200), caption: 'Scan to pay' },
  play: ({ canvasElement, args }) => readsBack(canvasElement, 200, args.value),
};
export const Saves: Story = {
  args: { logo: picture(40, 200, 200), fileName: 'baize-app' },
  play: async ({ canvasElement, args }) => {
    const saved: { name: string; href: string }[] = [];
    const keep = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      saved.push({ name: event.target.download, href: event.target.href });
    };
    // The link that saves is never in the document, so its click is intercepted on the prototype.
    const press = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function click() {
      this.addEventListener('click', keep);
      press.call(this);
    };
    try {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save picture' }));
      await waitFor(() => expect(saved).toHaveLength(1), { timeout: 8000 });
    } finally {
      HTMLAnchorElement.prototype.click = press;
    }
    await expect(saved[0]?.name).toBe('baize-app.png');
    await expect(await readBack(saved[0]?.href ?? '', QR.size)).toBe(args.value);
  },
};
export const SmallDots: Story = {
  args: { dotScale: QR.dotScale, size: 320, caption: 'The dots of a saved picture' },
  play: ({ canvasElement, args }) => readsBack(canvasElement, 800, args.value),
};
export const TooLong: Story = {
  args: { value: 'x'.repeat(5000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('cannot be shown');
  },
};
export const LongText: Story = {
  args: {
    caption: 'I-scan gamit ang camera ng iyong telepono upang ma-install ang aplikasyon',
    label: 'QR',
    downloadLabel: 'I-save ang larawan sa iyong telepono',
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { label: LONG_WORD, caption: LONG_WORD, downloadLabel: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const BrokenLogo: Story = {
  tags: ['no-picture'],
  args: { logo: BROKEN_PICTURE },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
