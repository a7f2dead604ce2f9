import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/gateway/call-error.ts';
import { catalogue } from './catalogue.ts';
import { ContractsScreen } from './contracts-screen.tsx';

const none = {
  ...{ dailysalreqtype: false, divtypereq: false, contracthoursalreq: false },
  ...{ realtimesalreqtype: false, dailysalinfotype: true, divtypeinfo: true },
};

const meta = {
  title: 'Portal/Contracts',
  component: ContractsScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={catalogue}>
      <ContractsScreen {...args} />
    </StoryFrame>
  ),
  args: {
    data: { ...none, divtypereq: true, realtimesalreqtype: true },
    ...{ error: undefined, retry: fn() },
  },
} satisfies Meta<typeof ContractsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    await screen.findByText('Dividend');
    await screen.findByText('Settled and distributed every 5 minutes.');
    await expect(screen.queryByText('Daily salary')).toBeNull();
  },
};
export const None: Story = { args: { data: none } };
export const NotOffered: Story = {
  args: { data: { ...none, dailysalinfotype: false, divtypeinfo: false } },
};
export const Loading: Story = { args: { data: undefined } };
export const Failed: Story = { args: { data: undefined, error: new CallError('network') } };
export const Filipino: Story = { parameters: { language: 'TY' } };
