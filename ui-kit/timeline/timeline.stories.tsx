import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits, LONG_WORD, tenThousand } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { Timeline } from './timeline.tsx';

const guide: Guide = {
  use: ['The events of one object with their times: an order, a document, an account.'],
  avoid: ['Steps that a person takes: `Stepper`.', 'Many records of one kind: `DataTable`.'],
  anatomy: ['List', 'Event', 'Icon of its tone', 'Title, time, description'],
  accessibility: {
    pattern: 'Native `ol`',
    announced: ['Each event in order. The icon is decorative, so the text must convey the tone.'],
  },
};

const meta = {
  title: 'Kit/Timeline',
  component: Timeline,
  parameters: { guide },
  args: {
    events: [
      {
        id: '1',
        title: 'Asked for',
        time: <time dateTime="2026-11-22T10:00:00Z">22 Nov, 10:00</time>,
        tone: 'success',
      },
      {
        id: '2',
        title: 'Being checked',
        time: <time dateTime="2026-11-22T10:05:00Z">22 Nov, 10:05</time>,
        description: 'The name of the account is compared with yours.',
        tone: 'warning',
      },
      { id: '3', title: 'Paid out' },
    ],
    style: { maxInlineSize: '28rem' },
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['composite'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Refused: Story = {
  args: {
    events: [{ id: '1', title: 'Refused', description: 'The name differs.', tone: 'danger' }],
  },
};
export const Empty: Story = { args: { events: [] } };
export const LongText: Story = {
  args: {
    events: [
      { id: '1', title: 'Naibalik na ang halaga', description: 'x'.repeat(400), time: 'Ngayon' },
    ],
    style: { maxInlineSize: '16rem' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { events: [{ id: 'a', title: LONG_WORD, time: LONG_WORD, description: LONG_WORD }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const InvalidDate: Story = {
  tags: ['no-picture'],
  args: { events: [{ id: 'a', title: 'Paid', time: String(new Date(Number.NaN)) }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const TenThousand: Story = {
  // axe needs minutes for ten thousand equal items and finds nothing that ten do not show.
  tags: ['no-picture', 'no-axe'],
  parameters: { a11y: { test: 'off' } },
  args: { events: tenThousand((at) => ({ id: `${at}`, title: `Event ${at}`, time: '10:00' })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(10_000);
    await expectFits(canvasElement);
  },
};
