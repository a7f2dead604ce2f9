// @vitest-environment happy-dom
import { addFavourite } from '@baize/gateway/contract';
import { FAVOURITE_THROTTLE_MS } from '@baize/ui-kit/game-card';
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../session/session-store.ts';
import { useFavouriteToggle } from './use-favourites.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../api/call.ts', () => ({ call }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const place = () =>
  renderHook(() => useFavouriteToggle(), { wrapper: MemoryRouter }).result.current;
const game = (nodeId: string) => ({ nodeId, vassalage: 'LUMEN', gameType: 'RNG' }) as const;

test('[R5.10] a game is toggled at most once in 1000 ms, in any rail or popup', () => {
  call.mockResolvedValue([]);
  vi.spyOn(session, 'get').mockReturnValue({ ...session.get(), isLogin: true, account: 'ana' });
  const [rail, popup] = [place(), place()];
  const toggled = () => call.mock.calls.filter(([endpoint]) => endpoint === addFavourite).length;
  rail(game('1'));
  popup(game('1'));
  vi.advanceTimersByTime(FAVOURITE_THROTTLE_MS - 1);
  rail(game('1'));
  expect(toggled()).toBe(1);
  popup(game('2'));
  expect(toggled()).toBe(2);
  vi.advanceTimersByTime(1);
  popup(game('1'));
  expect(toggled()).toBe(3);
});
