// @vitest-environment happy-dom
import type { Boot } from '@baize/gateway/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordOpen, showStatusPage } from './show-status-page.ts';

const { reloadPage } = vi.hoisted(() => ({ reloadPage: vi.fn() }));
vi.mock('./reload-page.ts', () => ({ reloadPage }));

beforeEach(() => {
  reloadPage.mockReset();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

type Status = Pick<Boot['permission'], 'systemStatus' | 'domainInvalid'>;
// Only this field of the status is read.
const answer = (status: Status) => async () => status as Boot['permission'];
const maintenance = answer({ systemStatus: 1 });

describe('[R4.01] [R8.05] [R8.06] [R8.07] a status that begins while the page is open', () => {
  test.each<Status>([
    { systemStatus: 1 },
    { systemStatus: 2 },
    { systemStatus: 0, domainInvalid: true },
  ])('%o reloads the page', async (status) => {
    await showStatusPage(answer(status));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  test('calls that are refused together request the status once', async () => {
    const ask = vi.fn(maintenance);
    await Promise.all([showStatusPage(ask), showStatusPage(ask)]);
    expect(ask).toHaveBeenCalledOnce();
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  test('a page whose status persists is not reloaded forever; after a successful call the next status counts', async () => {
    await showStatusPage(maintenance);
    await showStatusPage(maintenance);
    await showStatusPage(maintenance);
    expect(reloadPage).toHaveBeenCalledOnce();
    recordOpen();
    await showStatusPage(maintenance);
    expect(reloadPage).toHaveBeenCalledTimes(2);
  });

  test('a refusal that the status does not confirm, or whose status cannot be requested, does not reload', async () => {
    await showStatusPage(answer({ systemStatus: 0 }));
    await showStatusPage(() => Promise.reject(new Error('no answer')));
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('without storage the page is not reloaded, because nothing would end the loop', async () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
    recordOpen();
    await showStatusPage(maintenance);
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
