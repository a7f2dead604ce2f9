import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { license } from './feature.ts';
import { LicenseScreen } from './license-screen.tsx';

const meta = {
  title: 'Portal/Legal license',
  component: LicenseScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={license.messages}>
      <LicenseScreen {...args} />
    </StoryFrame>
  ),
  args: {
    license: {
      holder: 'Baize Demonstration Ltd.',
      number: 'SAMPLE-0000-0000',
      jurisdiction: 'Nowhere',
      regulator: 'Nobody',
      text: 'This is a demonstration.\n\nAn operator puts its own license here.',
    },
    error: undefined,
    onRetry: fn(),
    documentPath: '/wps/system/legalLicense/document?lang=EN',
  },
} satisfies Meta<typeof LicenseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async () => {
    await screen.findByText('SAMPLE-0000-0000');
    await expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      expect.stringContaining('download=1'),
    );
  },
};
export const NoneYet: Story = { args: { license: null } };
export const Loading: Story = { args: { license: undefined } };
export const Failed: Story = { args: { license: undefined, error: new CallError('network') } };
export const Filipino: Story = { parameters: { language: 'TY' } };
