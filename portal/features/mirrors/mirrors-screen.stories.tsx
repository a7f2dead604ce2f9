import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import type { Line } from '../../shared/api/use-measured-lines.ts';
import { mirrors } from './feature.ts';
import { MirrorsScreen } from './mirrors-screen.tsx';
import { VerdictView } from './verify-representative.tsx';

const lines: readonly Line[] = [
  { origin: 'https://baize.example', isHere: true, state: { kind: 'reached', ms: 180 } },
  { origin: 'https://m1.baize.example', isHere: false, state: { kind: 'reached', ms: 42 } },
  { origin: 'https://m2.baize.example', isHere: false, state: { kind: 'reached', ms: 910 } },
  { origin: 'https://m3.baize.example', isHere: false, state: { kind: 'timeout' } },
  { origin: 'https://m4.baize.example:8443', isHere: false, state: { kind: 'failed' } },
];

const meta = {
  title: 'Portal/Mirror sites',
  component: MirrorsScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={mirrors.messages}>
      <MirrorsScreen {...args} />
    </StoryFrame>
  ),
  args: { lines, expected: 5, error: undefined, retry: fn(), measureAgain: fn() },
} satisfies Meta<typeof MirrorsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args }) => {
    await screen.findByText('The fastest line is m1.baize.example, 42 ms.');
    const [, fastest] = screen.getAllByRole('listitem');
    if (!fastest) throw new Error('no lines');
    await expect(within(fastest).getByText('Fastest')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Measure again' }));
    await expect(args.measureAgain).toHaveBeenCalled();
  },
};

export const Measuring: Story = {
  args: { lines: lines.map((line) => ({ ...line, state: { kind: 'measuring' } })) },
  play: async () => {
    await screen.findByText('m1.baize.example');
    await expect(screen.queryByText('Fastest')).toBeNull();
  },
};

export const NoneReached: Story = {
  args: { lines: lines.map((line) => ({ ...line, state: { kind: 'failed' } })) },
  play: async () => {
    await screen.findByText(/^No line could be reached/);
  },
};

export const Loading: Story = { args: { lines: undefined } };
export const Failed: Story = { args: { lines: undefined, error: new CallError('network') } };

export const Verdicts: Story = {
  render: () => (
    <StoryFrame catalogue={mirrors.messages}>
      <VerdictView
        verdict={{
          genuine: true,
          contact: '@baize_help',
          channels: ['TELEGRAM'],
          name: 'Baize Help',
        }}
      />
      <VerdictView verdict={{ genuine: false, contact: '@baize_he1p' }} />
    </StoryFrame>
  ),
};

export const Filipino: Story = { parameters: { language: 'TY' } };
