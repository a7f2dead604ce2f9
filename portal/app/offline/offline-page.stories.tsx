import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { StoryFrame } from '../story-frame.tsx';
import { OfflinePage } from './offline-page.tsx';

const meta = {
  title: 'Portal/Offline page',
  component: OfflinePage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { parameters }) => (
      <StoryFrame language={parameters.language}>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof OfflinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  tags: ['composite', 'every-width'],
  play: async () => {
    await screen.findByRole('heading', { name: 'You are offline' });
    await screen.findByRole('button', { name: 'Try again' });
  },
};
export const Filipino: Story = { parameters: { language: 'TY' } };
