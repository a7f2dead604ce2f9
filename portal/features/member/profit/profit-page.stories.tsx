import { personalProfit } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer, asMember } from '../../../app/story-frame.tsx';
import { inMemberCenter } from '../story-frame.tsx';
import { STORY_LOST, storyProfit } from '../story-records.ts';
import ProfitPage from './profit-page.tsx';

const meta = {
  title: 'Portal/Member/Profit and loss',
  component: ProfitPage,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  parameters: { answers: [answer(personalProfit, storyProfit(7))] },
} satisfies Meta<typeof ProfitPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    await expect(await screen.findAllByRole('table')).toHaveLength(2);
  },
};
export const Loading: Story = { parameters: { answers: [] } };
export const Empty: Story = { parameters: { answers: [answer(personalProfit, storyProfit(0))] } };
export const Failed: Story = { parameters: { answers: [answer(personalProfit, STORY_LOST)] } };
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY', answers: [answer(personalProfit, storyProfit(7, 8_000))] },
};
