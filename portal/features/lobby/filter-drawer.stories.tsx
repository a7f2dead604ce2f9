import type { Boot } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { STORY_BOOT } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { FilterDrawer } from './components/filter-drawer.tsx';
import { NO_FACTS } from './lobby-query.ts';
import { StoryFrame } from './story-frame.tsx';

const { permission } = STORY_BOOT;
const WITHOUT_FREE_PLAY: Boot = {
  ...STORY_BOOT,
  permission: {
    ...permission,
    info: { ...permission.info, whitelabel: { ...permission.info.whitelabel, FREEPLAY3: false } },
  },
};

const meta = {
  title: 'Portal/Lobby/Filters',
  component: FilterDrawer,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'} boot={parameters.boot}>
      <FilterDrawer {...args} />
    </StoryFrame>
  ),
  args: {
    facets: {
      totalCount: 1973,
      volatility: [
        { key: 'LOW', gameCount: 611 },
        { key: 'MEDIUM', gameCount: 842 },
        { key: 'HIGH', gameCount: 478 },
        { key: 'CHOICE', gameCount: 42 },
      ],
      feature: [
        { key: 'FREE_SPINS', gameCount: 1498 },
        { key: 'SPINS_TIMES_2', gameCount: 733 },
        { key: 'SPINS_TIMES_3', gameCount: 765 },
        { key: 'DECISIONS', gameCount: 124 },
        { key: 'SEVERAL_BETS', gameCount: 0 },
        { key: 'FREE_TRIAL', gameCount: 1542 },
      ],
    },
    isPrevious: false,
    error: undefined,
    retry: fn(),
    draft: NO_FACTS,
    onDraft: fn(),
    onApply: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FilterDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^High/ }));
    await expect(args.onDraft).toHaveBeenLastCalledWith({ volatility: ['HIGH'], feature: [] });
    await expect(screen.getByRole('checkbox', { name: /^Several bets/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Show 1,973 games' }));
    await expect(args.onApply).toHaveBeenCalled();
  },
};

export const WithoutFreePlay: Story = {
  name: '[R6.06g] nobody narrows a lobby by free trials that are not offered',
  tags: ['no-picture'],
  parameters: { boot: WITHOUT_FREE_PLAY },
  play: async () => {
    await expect(await screen.findAllByRole('checkbox', { name: /spins/i })).toHaveLength(3);
    await expect(screen.queryByRole('checkbox', { name: /^Free trial/ })).toBeNull();
  },
};

export const Chosen: Story = {
  args: { draft: { volatility: ['LOW', 'HIGH'], feature: ['FREE_SPINS'] } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Low/ }));
    await expect(args.onDraft).toHaveBeenLastCalledWith({
      volatility: ['HIGH'],
      feature: ['FREE_SPINS'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.onDraft).toHaveBeenLastCalledWith({ volatility: [], feature: [] });
  },
};

export const Loading: Story = { args: { facets: undefined, isPrevious: true } };

export const Failed: Story = {
  args: { facets: undefined, isPrevious: true, error: new CallError('network') },
};

export const Filipino: Story = { tags: ['no-picture'], parameters: { language: 'TY' } };
