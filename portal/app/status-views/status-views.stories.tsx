import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ChunkLoadError } from '../../shared/errors/retry-import.ts';
import { ScriptErrorBanner } from '../../shared/errors/script-error-banner.tsx';
import { PopupError } from '../overlays/popup-error.tsx';
import { StoryFrame } from '../story-frame.tsx';
import { LoadingView } from './loading-view.tsx';
import { NotFound } from './not-found.tsx';
import { RouteError } from './route-error.tsx';

const onRetry = fn();
const onClose = fn();

const meta = {
  title: 'Portal/Views',
  component: NotFound,
  decorators: [
    (Story, { parameters }) => (
      <StoryFrame language={parameters.language} path="/no-such-page/that-goes-on">
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  tags: ['composite', 'every-width'],
  name: '[R2.26] An unknown path has a way home',
  play: async () => {
    await screen.findByText('/no-such-page/that-goes-on');
    await expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(screen.getByRole('link', { name: 'Browse the games' })).toHaveAttribute(
      'href',
      '/rng',
    );
  },
};

export const UnknownFilipino: Story = { tags: ['no-picture'], parameters: { language: 'TY' } };

export const Broken: Story = {
  render: () => <RouteError error={new Error('broken')} onRetry={onRetry} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

export const MissingPart: Story = {
  name: '[R8.14] A part that could not be fetched offers a reload',
  render: () => <RouteError error={new ChunkLoadError('missing')} onRetry={onRetry} />,
  play: async () => {
    await screen.findByText(/^ChunkLoadError/);
    await screen.findByRole('button', { name: 'Reload the page' });
  },
};

export const MissingPopup: Story = {
  render: () => (
    <PopupError error={new ChunkLoadError('missing')} onRetry={onRetry} onClose={onClose} />
  ),
  play: async () => {
    await screen.findByText(/^ChunkLoadError/);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalled();
  },
};

export const MissingOverPage: Story = {
  name: '[R8.14] A part without a place of its own says so over the page',
  render: () => <ScriptErrorBanner />,
  play: async () => {
    await screen.findByText(/^ChunkLoadError/);
    await screen.findByRole('button', { name: 'Reload the page' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { render: () => <LoadingView /> };
