// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollPosition } from './scroll-position.ts';

let goTo: (path: string) => void;
function Page() {
  goTo = useNavigate();
  useScrollPosition();
  return null;
}

const frames = (count: number) =>
  act(async () => {
    for (let at = 0; at < count; at++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
const scrolls = vi.fn();

// Back leads to the page at 900 pixels; while its list is missing, it is not long enough for that.
beforeEach(async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(scrolls);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(800);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(800);
  window.history.pushState(null, '', '/list');
  await act(async () => {
    render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    );
  });
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  window.dispatchEvent(new Event('scroll'));
  await act(async () => goTo('/elsewhere'));
  await act(async () => window.history.back());
  await act(() => expect.poll(() => window.location.pathname).toBe('/list'));
  scrolls.mockClear();
});
afterEach(() => vi.restoreAllMocks());

test('[R2.13] Back scrolls until the page has its previous height', async () => {
  await frames(3);
  expect(scrolls).toHaveBeenCalledWith(0, 0);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  await frames(2);
  expect(scrolls).toHaveBeenLastCalledWith(0, 900);
  scrolls.mockClear();
  await frames(3);
  expect(scrolls).not.toHaveBeenCalled();
});

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
  '[R2.13] Back stops scrolling once the person scrolls: %s',
  async (type) => {
    await frames(2);
    expect(scrolls).toHaveBeenCalled();
    document.body.dispatchEvent(new Event(type));
    scrolls.mockClear();
    await frames(3);
    expect(scrolls).not.toHaveBeenCalled();
  },
);
