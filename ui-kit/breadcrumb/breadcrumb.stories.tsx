import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from './breadcrumb.tsx';

const guide: Guide = {
  use: ['The position in a deep hierarchy: an agent’s downline, a help text.'],
  avoid: ['Steps of a task: `Stepper`.', 'Views of equal rank: `Tabs`.'],
  anatomy: ['Landmark', 'Link to an ancestor', 'Current page'],
  accessibility: {
    pattern: 'Breadcrumb',
    keys: { Tab: 'moves between links', Enter: 'follows the link' },
    announced: [
      'The landmark, each link with its position, and the last item as the current page.',
    ],
  },
};

const meta = {
  title: 'Kit/Breadcrumb',
  component: Breadcrumb,
  parameters: { guide },
  args: {
    children: [
      <BreadcrumbLink key="top" href="#top">
        demo_agent
      </BreadcrumbLink>,
      <BreadcrumbLink key="branch" href="#branch">
        north_branch
      </BreadcrumbLink>,
      <BreadcrumbPage key="here">juan_cruz</BreadcrumbPage>,
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['composite'],
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(nav.getAllByRole('listitem')).toHaveLength(3);
    await expect(nav.getAllByRole('link')).toHaveLength(2);
    await expect(nav.getByText('juan_cruz')).toHaveAttribute('aria-current', 'page');
  },
};
export const Deep: Story = {
  args: {
    children: Array.from({ length: 9 }, (_, level) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <BreadcrumbLink key={level} href={`#${level}`}>
        napakahabang_pangalan_ng_ahente_{level}
      </BreadcrumbLink>
    )),
    style: { maxInlineSize: '20rem' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet>{(state) => <Breadcrumb {...args} aria-label={`Way, ${state}`} />}</StateSheet>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: {
    children: [
      <BreadcrumbLink key="top" href="#top">
        {LONG_WORD}
      </BreadcrumbLink>,
      <BreadcrumbPage key="here">{LONG_WORD}</BreadcrumbPage>,
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
