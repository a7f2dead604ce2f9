import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { STORY_BOOT, StoryFrame } from '../story-frame.tsx';
import { StatusPage } from './status-page.tsx';

const { permission } = STORY_BOOT;

const meta = {
  title: 'Portal/Status page',
  component: StatusPage,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language}>
      <StatusPage {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof StatusPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {
  args: {
    permission: {
      ...permission,
      systemStatus: 1,
      maintenance: true,
      maintenanceInfo: {
        text: 'We are improving the tables.',
        endTime: Date.UTC(2026, 10, 21, 14, 30),
      },
    },
  },
  play: async () => {
    await screen.findByText('We are improving the tables.');
    await screen.findByText(/^Back at Nov 21, 2026/);
    const service = screen.getByRole('link', { name: 'Customer service' });
    await expect(service).toHaveAttribute('href', 'mailto:support@meridian.example');
  },
};

export const MaintenanceWithoutWords: Story = {
  args: { permission: { ...permission, systemStatus: 1, maintenance: true } },
};

export const RegionBlocked: Story = {
  tags: ['composite'],
  args: { permission: { ...permission, systemStatus: 2, regionRestriction: true } },
  play: async () => {
    await screen.findByText('2001:db8:85a3::8a2e:370:7334');
    await screen.findByRole('link', { name: 'Customer service' });
  },
};

export const Filipino: Story = {
  tags: ['no-picture'],
  parameters: { language: 'TY' },
  args: { permission: { ...permission, systemStatus: 2, regionRestriction: true } },
};
