import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** The states of a screen that is fed with data, and what stories of each are called. */
const STATES = {
  loading: /^(Loading|Opening)/,
  empty: /^(Empty|Not?[A-Z]|Nothing|Nobody|None)/,
  error: /Failed/,
  longest: /Longest|Filipino/,
} as const;
type State = keyof typeof STATES;

const FORM: readonly State[] = ['loading', 'empty', 'error'];
/** Screens that cannot be in a state, and why. */
const WITHOUT: Readonly<Record<string, readonly State[]>> = {
  // Forms of their own: what they begin with is nothing, what goes wrong stands beside the fields.
  'agent-login-screen': FORM,
  'change-password-screen': FORM,
  'forgot-screen': FORM,
  'login-screen': FORM,
  'verification-screen': FORM,
  'register-screen': ['empty'],
  // A link either can be used or not; `Unchecked` is its failure.
  'reset-screen': ['empty', 'error'],
  // The room itself is the chat provider's.
  'chat-screen': ['empty'],
  // One code each: there is none without a failure.
  'invite-screen': ['empty'],
  // One game: `Unknown` is what there is without it.
  'game-screen': ['empty'],
  // Without a network it is drawn by the gateway, of what it was given.
  'status-page': ['loading', 'empty', 'error'],
  // It is what there is without a network, and holds all that it says.
  'offline-page': ['loading', 'empty', 'error'],
  // The addresses are in the configuration; what fails are the sites, in `NoneReached`.
  'app-download-screen': ['loading', 'error'],
  // Frames around pages, which have states of their own.
  'member-screen': ['empty', 'error'],
};

const files = import.meta.glob<string>('../../portal/**/*-{screen,page,route}.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every screen has stories full, loading, empty, failed and with the longest text', () => {
  expect(Object.keys(files).length).toBeGreaterThan(35);
  const missing = Object.entries(files).flatMap(([file, text]) => {
    const name = basename(file, '.stories.tsx');
    const stories = [...text.matchAll(/^export const (\w+): Story/gm)].map(
      ([, story = '']) => story,
    );
    return (Object.keys(STATES) as State[])
      .filter((state) => !WITHOUT[name]?.includes(state))
      .filter((state) => !stories.some((story) => STATES[state].test(story)))
      .map((state) => `${name} has no story for ${state}`);
  });
  expect(missing).toEqual([]);
});
