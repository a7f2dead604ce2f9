import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Line } from '../../shared/api/use-measured-lines.ts';
import { LineList } from './components/line-chooser.tsx';
import { StoryFrame } from './story-frame.tsx';

const HERE = 'https://baize.example';
const lines: readonly Line[] = [
  { origin: HERE, isHere: true, state: { kind: 'reached', ms: 180 } },
  { origin: 'https://play-1.example', isHere: false, state: { kind: 'reached', ms: 42 } },
  { origin: 'https://play-2.example:8443', isHere: false, state: { kind: 'timeout' } },
];

const meta = {
  title: 'Portal/Game connection',
  component: LineList,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <LineList {...args} />
    </StoryFrame>
  ),
  args: { lines, current: HERE, onChoose: fn() },
} satisfies Meta<typeof LineList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Measured: Story = {
  name: '[R12.06c] Each line says what it takes, the quickest is named',
  play: async ({ args }) => {
    const here = await screen.findByRole('radio', { name: /^This site/ });
    await expect(here).toBeChecked();
    await expect(here).toHaveAccessibleDescription('180 ms');
    const quickest = screen.getByRole('radio', { name: /^play-1\.example/ });
    await expect(quickest).toHaveAccessibleDescription('42 ms, the quickest');
    await expect(
      screen.getByRole('radio', { name: /^play-2\.example:8443/ }),
    ).toHaveAccessibleDescription('Not reached');
    await userEvent.click(quickest);
    await expect(args.onChoose).toHaveBeenCalledWith('https://play-1.example');
  },
};

export const Measuring: Story = {
  args: { lines: lines.map((line) => ({ ...line, state: { kind: 'measuring' } })) },
  play: async () => {
    await expect(await screen.findAllByText('Being measured')).toHaveLength(3);
    await expect(screen.queryByText(/the quickest/)).toBeNull();
  },
};

export const NoneReached: Story = {
  args: { lines: lines.map((line) => ({ ...line, state: { kind: 'failed' } })) },
  play: async () => {
    await expect(await screen.findAllByText('Not reached')).toHaveLength(3);
  },
};

export const LongestText: Story = {
  args: {
    lines: lines.map((line) => ({
      ...line,
      origin: line.isHere
        ? HERE
        : `https://${'a-very-long-name-of-a-host-that-goes-on.'.repeat(2)}example:8443`,
    })),
  },
  parameters: { language: 'TY' },
};
