import type { PersonalProfit } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asMember } from '../../../app/story-frame.tsx';
import { STORY_ERROR } from '../../../shared/api/story-error.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { inMemberCenter } from '../story-frame.tsx';
import { storyProfit } from '../story-records.ts';
import { ProfitScreen } from './profit-screen.tsx';

function Screen({ profit }: Pick<ComponentProps<typeof ProfitScreen>, 'profit'>) {
  return <ProfitScreen profit={profit} address={useRecordQuery()} />;
}

const meta = {
  title: 'Portal/Member/Profit and loss',
  component: Screen,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  args: { profit: storyLoaded(storyProfit(7)) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    await expect(await screen.findAllByRole('table')).toHaveLength(2);
  },
};
/** The results of the last seven days, while any other range loads. */
function OtherRangeComes() {
  const address = useRecordQuery();
  const isPrevious = address.query.range !== '7d';
  return <ProfitScreen profit={{ ...storyLoaded(storyProfit(7)), isPrevious }} address={address} />;
}
export const FormerRange: Story = {
  name: 'the former range is marked while another one comes, and its chart keeps its days',
  tags: ['no-picture'],
  render: () => <OtherRangeComes />,
  play: async ({ canvasElement }) => {
    const [sum] = await screen.findAllByRole('term');
    const days = () => canvasElement.querySelectorAll('svg > rect');
    await expect(days()).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: '30 days' }));
    await waitFor(() => expect(sum?.closest('dl')).toHaveAttribute('aria-busy', 'true'));
    await expect(days()).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: '7 days' }));
    await waitFor(() => expect(sum?.closest('dl')).not.toHaveAttribute('aria-busy'));
  },
};
export const Loading: Story = { args: { profit: storyLoaded<PersonalProfit>(undefined) } };
export const Empty: Story = {
  args: { profit: storyLoaded(storyProfit(0)) },
  play: async () => {
    await expect(await screen.findByText('Nothing won or lost in this period')).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();
  },
};
export const Failed: Story = {
  args: { profit: storyLoaded<PersonalProfit>(undefined, STORY_ERROR) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.profit.retry).toHaveBeenCalled();
  },
};
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: { profit: storyLoaded(storyProfit(7, 8_000)) },
};
