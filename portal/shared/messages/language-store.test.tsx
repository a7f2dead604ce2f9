// @vitest-environment happy-dom
import { afterAll, expect, test, vi } from 'vitest';

// A switch is remembered as long as a page lasts, so other tests have modules of their own.
afterAll(() => vi.resetModules());

test('a component that hydrates after a switch of the language starts as it was served', async () => {
  vi.resetModules();
  const { act, createElement } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const { renderToString } = await import('react-dom/server');
  const store = await import('./language-store.ts');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const renders: boolean[] = [];
  function Part() {
    const wasSwitched = store.useLanguageWasSwitched();
    renders.push(wasSwitched);
    return wasSwitched ? 'asked past what is kept' : 'as served';
  }
  const place = document.createElement('div');
  place.innerHTML = renderToString(createElement(Part));
  expect(place.textContent).toBe('as served');
  store.noteLanguageSwitch();
  renders.length = 0;
  const errors: unknown[] = [];
  await act(async () =>
    hydrateRoot(place, createElement(Part), { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(renders).toEqual([false, true]);
  expect(place.textContent).toBe('asked past what is kept');
});
