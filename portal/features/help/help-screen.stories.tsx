import type { HelpTerm } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { help } from './feature.ts';
import { HelpScreen } from './help-screen.tsx';

const term = (name: string, words: string): HelpTerm => ({
  term: name.toLowerCase(),
  title: name,
  keywords: words,
  answer: `<p>What to know about ${name}.</p><ul><li>First</li><li>Second</li></ul>`,
});
const terms = [
  term('Deposits', 'top up money'),
  term('Withdrawals', 'cash out money'),
  term('Turnover', 'wagering'),
  term('Bonus', 'promotion'),
  term('Agents', 'affiliate'),
];

const meta = {
  title: 'Portal/Help center',
  component: HelpScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={help.messages}>
      {/* The popup's title above it. */}
      <h2>Help center</h2>
      <HelpScreen {...args} />
    </StoryFrame>
  ),
  args: {
    data: terms,
    error: undefined,
    term: '',
    retry: fn(),
    onTerm: fn(),
    onContact: fn(),
  },
} satisfies Meta<typeof HelpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turnover' }));
    await expect(args.onTerm).toHaveBeenCalledWith('turnover');
  },
};

export const AtATerm: Story = {
  args: { term: 'bonus' },
  play: async () => {
    const section = await screen.findByRole('region', { name: 'Bonus' });
    await expect(section).toHaveFocus();
  },
};

export const Searched: Story = {
  tags: ['no-picture'],
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: 'Search the help center' });
    await userEvent.type(search, 'money');
    await expect(screen.getByRole('status')).toHaveTextContent('2 topics found');
    await expect(screen.queryByRole('region', { name: 'Bonus' })).toBeNull();
    await userEvent.type(search, 'xyz');
    await screen.findByText('Nothing found');
    await userEvent.click(screen.getByRole('button', { name: 'Show all topics' }));
    await screen.findByRole('region', { name: 'Bonus' });
  },
};

export const Loading: Story = { args: { data: undefined } };
export const Empty: Story = { args: { data: [] } };
export const Failed: Story = { args: { data: undefined, error: new CallError('network') } };

export const Filipino: Story = {
  parameters: { language: 'TY' },
  args: {
    data: [
      {
        ...term('Seguridad', 'password'),
        title: 'Seguridad ng account, password at pagpapatunay ng pagkakakilanlan',
        answer: '<p>Gumamit ng password na wala ka sa ibang site.</p>',
      },
      ...terms,
    ],
  },
};
