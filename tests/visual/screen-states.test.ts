import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** The states of a screen with data, and the names of their stories. */
const STATES = {
  loading: /^(Loading|Opening)/,
  empty: /^(Empty|Not?[A-Z]|Nothing|Nobody|None)/,
  error: /Failed/,
  longest: /Longest|Filipino/,
} as const;
type State = keyof typeof STATES;

const FORM: readonly State[] = ['loading', 'empty', 'error'];
/** Screens that cannot have a state, with the reasons. */
const WITHOUT: Readonly<Record<string, readonly State[]>> = {
  // Forms of their own: they begin empty, and errors are shown at the fields.
  'agent-login-screen': FORM,
  'change-password-screen': FORM,
  'forgot-screen': FORM,
  'login-screen': FORM,
  'verification-screen': FORM,
  'register-screen': ['empty'],
  // A link is valid or not; `Unchecked` is its failure.
  'reset-screen': ['empty', 'error'],
  // The room itself belongs to the chat provider.
  'chat-screen': ['empty'],
  // One code each, which always exists unless loading fails.
  'invite-screen': ['empty'],
  // One game: `Unknown` is its empty state.
  'game-screen': ['empty'],
  // The gateway renders the offline page from its parameters.
  'status-page': ['loading', 'empty', 'error'],
  // It is shown without a network, and contains all of its text.
  'offline-page': ['loading', 'empty', 'error'],
  // The addresses are in the configuration; sites can fail, in `NoneReached`.
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
