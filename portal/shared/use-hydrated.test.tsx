// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useOnceHydrated } from './use-hydrated.ts';

const renders: boolean[] = [];

function Drawer({ isWanted }: { isWanted: boolean }) {
  const isOpen = useOnceHydrated(isWanted);
  renders.push(isOpen);
  return isOpen ? 'open' : 'shut';
}

async function hydrated(isWanted: boolean) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Drawer isWanted={isWanted} />);
  expect(place.textContent).toBe('shut');
  renders.length = 0;
  await act(async () => hydrateRoot(place, <Drawer isWanted={isWanted} />));
  return { renders: [...renders], text: place.textContent };
}

test('a state that only the browser has is rendered as it was served, then as it is', async () => {
  expect(await hydrated(true)).toEqual({ renders: [false, true], text: 'open' });
});

test('a state that equals the served one is rendered once', async () => {
  expect(await hydrated(false)).toEqual({ renders: [false], text: 'shut' });
});
