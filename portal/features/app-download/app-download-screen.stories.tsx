import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { AppDownloadScreen } from './app-download-screen.tsx';
import { appDownload } from './feature.ts';

const meta = {
  title: 'Portal/App download',
  component: AppDownloadScreen,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <StoryFrame isPage language={parameters.language} catalogue={appDownload.messages}>
      <AppDownloadScreen {...args} />
    </StoryFrame>
  ),
  args: {
    links: [
      { system: 'ios', url: 'https://baize.example/app/ios' },
      { system: 'android', url: 'https://baize.example/app/android' },
    ],
    system: 'ios',
    brand: 'Meridian',
    onSystem: fn(),
    onContact: fn(),
  },
} satisfies Meta<typeof AppDownloadScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite', 'every-width'],
  play: async ({ args }) => {
    const code = await screen.findByRole('img', { name: 'QR code of the iOS app' });
    await expect(code).toHaveAttribute('width', '107');
    await expect(screen.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(screen.getByRole('tab', { name: 'Android' }));
    await expect(args.onSystem).toHaveBeenCalledWith('android');
  },
};
export const Android: Story = { args: { system: 'android' } };
export const OneSystemOnly: Story = {
  args: { links: [{ system: 'android', url: 'https://baize.example/a' }], system: 'android' },
};
export const None: Story = {
  args: { links: [] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Customer service' }));
    await expect(args.onContact).toHaveBeenCalled();
  },
};
export const Filipino: Story = { tags: ['no-picture'], parameters: { language: 'TY' } };
