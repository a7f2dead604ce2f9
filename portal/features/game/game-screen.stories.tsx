import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CallError } from '../../shared/api/call-error.ts';
import { STORY_ACTIONS, storyGame, storyGames } from '../../shared/games/story-games.ts';
import { STORY_DUE_SESSION } from '../../shared/play/story-play-session.ts';
import { GameScreen } from './game-screen.tsx';
import { StoryFrame } from './story-frame.tsx';

const page = `data:text/html,${encodeURIComponent('<title>Game</title><body style="background:#123">')}`;

/** The frame is not an arg: with its element the args could not be serialised as JSON. */
function FramedGame(props: Omit<ComponentProps<typeof GameScreen>, 'frame'>) {
  return <GameScreen {...props} frame={{ ref: useRef(null), onLoad: () => undefined }} />;
}

const meta = {
  title: 'Portal/Game',
  component: FramedGame,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <FramedGame {...args} />
    </StoryFrame>
  ),
  args: {
    game: storyGame(0),
    mode: 'real',
    balance: '$4,820.50',
    net: 12.5,
    netText: '$12.50',
    since: undefined,
    url: page,
    attempt: 1,
    lines: undefined,
    isReady: true,
    error: undefined,
    suggestions: [],
    suggestionActions: STORY_ACTIONS,
    fullScreen: { isOn: false, isPossible: true, toggle: fn() },
    asksToClose: false,
    onStay: fn(),
    onRetry: fn(),
    onWithoutTransfer: fn(),
    onLogin: fn(),
    onContact: fn(),
    onTrial: fn(),
    onDeposit: fn(),
    realityCheck: undefined,
    onSafer: fn(),
    onInfo: fn(),
    onOwnPage: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FramedGame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  tags: ['composite', 'every-width'],
  play: async ({ args }) => {
    const close = await screen.findByRole('button', { name: 'Close the game' });
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    await expect(args.fullScreen.toggle).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /^Deposit without/ }));
    await expect(args.onDeposit).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Safer gambling' }));
    await expect(args.onSafer).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'About this game' }));
    await expect(args.onInfo).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Open on a page of its own' }));
    await expect(args.onOwnPage).toHaveBeenCalled();
    close.focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Losing: Story = { args: { net: -34, netText: '−$34.00' } };
export const Trial: Story = { args: { mode: 'trial', balance: '$2,000.00' } };
export const Loading: Story = {
  args: { isReady: false, url: undefined, net: undefined, netText: undefined },
};
export const Unknown: Story = {
  args: { ...Loading.args, game: undefined, balance: undefined },
};
export const Maintenance: Story = {
  name: '[R8.07] Maintenance suggests other games',
  args: {
    url: undefined,
    error: new CallError('game_maintenance', {
      status: 503,
      detail: { endTime: Date.UTC(2026, 10, 22, 4, 0) },
    }),
    suggestions: storyGames(6),
  },
  play: async () => {
    await screen.findByText(/expected back on/);
    await expect(screen.getAllByRole('article')).toHaveLength(6);
  },
};
export const NeedsLogin: Story = {
  args: { url: undefined, error: new CallError('login.not.session') },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await expect(args.onLogin).toHaveBeenCalled();
  },
};
export const IdentityRequired: Story = {
  name: '[R10.08b] Play waits for the documents, with the way to them',
  args: {
    url: undefined,
    error: new CallError('identity_required', { status: 403, detail: { identity: 'missing' } }),
  },
  play: async () => {
    await screen.findByText('This waits until your documents are accepted.');
    await expect(screen.getByRole('link', { name: 'To my documents' })).toHaveAttribute(
      'href',
      '/member?page=saferGambling#identity',
    );
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
export const MoneyNotThere: Story = {
  name: '[R12.01b] The money did not reach the vendor; the game can be played without it',
  args: { url: undefined, error: new CallError('wallet_transfer_returned') },
  play: async ({ args }) => {
    await screen.findByText(/^The vendor did not take the money/);
    await userEvent.click(screen.getByRole('button', { name: 'Play without the transfer' }));
    await expect(args.onWithoutTransfer).toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { url: undefined, error: new CallError('timeout', { requestId: '7f3a9c' }) },
};
export const AsksToLeave: Story = { tags: ['no-picture'], args: { asksToClose: true } };
export const Filipino: Story = {
  parameters: { language: 'TY' },
  args: {
    url: undefined,
    game: storyGame(1, {
      gameName: 'Ang Napakahabang Pangalan ng Larong Ito sa Gabi ng mga Parol',
    }),
    error: new CallError('game_maintenance', { status: 503, detail: {} }),
    suggestions: storyGames(4),
  },
};

const goOn = fn();
/** Not an arg, for the same reason as the frame. */
const DUE = {
  session: STORY_DUE_SESSION,
  isBusy: false,
  error: undefined,
  onContinue: goOn,
};
/** The check opens over a running game, as it does while somebody plays. */
function CheckedGame(props: ComponentProps<typeof FramedGame>) {
  const [isDue, setDue] = useState(false);
  useEffect(() => setDue(true), []);
  return <FramedGame {...props} realityCheck={isDue ? (props.realityCheck ?? DUE) : undefined} />;
}

export const RealityCheck: Story = {
  name: '[R10.05] Reality check over a running game',
  tags: ['composite'],
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <CheckedGame {...args} />
    </StoryFrame>
  ),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'A moment to look' });
    for (const [name, value] of [
      ['Time played', '01:04:07'],
      ['Staked', '$84.00'],
      ['Won', '$61.50'],
      ['Net result', '−$22.50'],
    ] as const) {
      const term = within(dialog).getByText(name);
      await expect(term.nextElementSibling).toHaveTextContent(value);
    }
    // Only a response closes it.
    await userEvent.keyboard('{Escape}');
    // It fades in, so it is not visible in its first frame.
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole('link', { name: 'See my activity' })).toHaveAttribute(
      'href',
      '/member?page=saferGambling#activity',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go on' }));
    await expect(goOn).toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop playing' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
const NOT_SENT = { ...DUE, error: new CallError('network', { requestId: '7f3a9c' }) };
export const RealityCheckNotSent: Story = {
  name: '[R10.05] The answer to a reality check did not arrive: said where it was given',
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <CheckedGame {...args} realityCheck={NOT_SENT} />
    </StoryFrame>
  ),
  play: async () => {
    goOn.mockClear();
    const dialog = await screen.findByRole('dialog', { name: 'A moment to look' });
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(/please try again/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go on' }));
    await expect(goOn).toHaveBeenCalledOnce();
  },
};
