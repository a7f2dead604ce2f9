import { type GameDetail, gameDetail } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { answer } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { storyGame } from '../../shared/games/story-games.ts';
import { GameInfoPopup } from './game-info-popup.tsx';
import { StoryFrame } from './story-frame.tsx';

const detail = (change: Partial<GameDetail['game']> = {}): GameDetail => ({
  game: storyGame(0, { jackpot: 184_230.55, isNew: 1, supportPlay: 0, ...change }),
  lines: 243,
  releasedAt: Date.UTC(2026, 2, 14),
});

const meta = {
  title: 'Portal/Game information',
  component: GameInfoPopup,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} answers={parameters.answers}>
      <GameInfoPopup {...args} />
    </StoryFrame>
  ),
  args: { args: [storyGame(0).nodeId], onClose: fn() },
  parameters: { answers: [answer(gameDetail, detail())] },
} satisfies Meta<typeof GameInfoPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    await screen.findByText('$184,230.55');
    await screen.findByRole('button', { name: 'Free trial' });
  },
};
export const Loading: Story = { parameters: { answers: [] } };
export const Maintenance: Story = {
  parameters: { answers: [answer(gameDetail, detail({ maintenance: true }))] },
  play: async () => {
    await screen.findByText('$184,230.55');
    await expect(screen.queryByRole('button', { name: 'Immediate game' })).toBeNull();
  },
};
export const Failed: Story = {
  parameters: {
    answers: [
      answer(gameDetail, new CallError('unknown_error', { status: 500, requestId: '7f3a9c' })),
    ],
  },
};
export const LongestTextFilipino: Story = {
  parameters: {
    language: 'TY',
    answers: [
      answer(
        gameDetail,
        detail({
          gameName: 'Ang Napakahabang Pangalan ng Larong Ito sa Gabi ng mga Parol',
          vendorName: 'Ang Pinakamahabang Pangalan ng Tagapagbigay ng Laro',
        }),
      ),
    ],
  },
};
