// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followImport, PromptSuspense } from './prompt-suspense.tsx';

/** Milliseconds for which React keeps a fallback in any case. */
const KEPT_BY_REACT = 300;

// React waits in real time here, as in a browser: `act` would show everything at once.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

function partThatComes() {
  let come: (part: { default: () => string }) => void = () => {};
  const loading = new Promise<{ default: () => string }>((resolve) => {
    come = resolve;
  });
  const load = () => loading;
  return { load, Part: lazy(load), come: () => come({ default: () => 'The part' }) };
}

test('loaded content is shown immediately, before React’s own retry', async () => {
  const { load, Part, come } = partThatComes();
  const follow = followImport(load);
  render(
    <PromptSuspense fallback="On its way" follow={follow}>
      <Part />
    </PromptSuspense>,
  );
  await vi.waitFor(() => expect(screen.getByText('On its way')).toBeTruthy());
  const askedAt = performance.now();
  come();
  await vi.waitFor(() => expect(screen.getByText('The part')).toBeTruthy(), { interval: 5 });
  expect(performance.now() - askedAt).toBeLessThan(KEPT_BY_REACT - 100);
  expect(screen.queryByText('On its way')).toBeNull();
});

test('a premature notification changes nothing: the fallback stays until the content has loaded', async () => {
  const { Part, come } = partThatComes();
  const tell: (() => void)[] = [];
  const stop = vi.fn();
  const follow = (onLoaded: () => void) => {
    tell.push(onLoaded);
    return stop;
  };
  render(
    <PromptSuspense fallback="On its way" follow={follow}>
      <Part />
    </PromptSuspense>,
  );
  await vi.waitFor(() => expect(tell).toHaveLength(1));
  tell[0]?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('On its way')).toBeTruthy();
  expect(stop).not.toHaveBeenCalled();
  come();
  await vi.waitFor(() => expect(screen.getByText('The part')).toBeTruthy());
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
});

test('a part that fails to load is reported immediately as well', async () => {
  const follow = vi.fn();
  await act(async () => {
    followImport(() => Promise.reject(new Error('no line')))(follow);
  });
  expect(follow).toHaveBeenCalledOnce();
  const stopped = vi.fn();
  followImport(() => Promise.resolve())(stopped)();
  await Promise.resolve();
  expect(stopped).not.toHaveBeenCalled();
});
