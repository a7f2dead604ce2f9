// @vitest-environment happy-dom
import type { PrizeMode } from '@baize/gateway/contract';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLotteryLaunch } from './api.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../shared/api/call.ts', () => ({ call }));

const game = { gameCode: 'LOTT', nodeId: '7', vassalage: 'LOTT' };
const params = {
  area: 'lottery',
  game,
  gameCode: undefined,
  language: 'EN',
  backUrl: 'https://play.example/',
  isTrial: false,
} as const;

test('[R7.05] [R4.18] the lobby opens again in the chosen prize mode', async () => {
  call.mockImplementation(async (_endpoint, { lottoPrizeMode }) => ({
    content: { game_url: `/lobby/${lottoPrizeMode}` },
  }));
  const { result, rerender } = renderHook(
    (mode: PrizeMode) => useLotteryLaunch({ ...params, mode }).launch,
    { initialProps: 'ELOTT' },
  );
  await waitFor(() => expect(result.current).toEqual({ kind: 'open', url: '/lobby/ELOTT' }));
  rerender('ZY');
  await waitFor(() => expect(result.current).toEqual({ kind: 'open', url: '/lobby/ZY' }));
  rerender('ZY');
  expect(call).toHaveBeenCalledTimes(2);
});
