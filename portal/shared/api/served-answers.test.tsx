// @vitest-environment happy-dom
import { gameVendors } from '@baize/gateway/contract';
import { act, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { unstable_serialize } from 'swr';
import { expect, test } from 'vitest';
import { queryKey } from './query-key.ts';
import { QueryProvider } from './query-provider.tsx';
import { useQuery } from './use-query.ts';

const payload = { platform: 'W', language: 'EN' } as const;
const key = queryKey(gameVendors, payload, { language: 'EN', owner: '' });
const answers = { [unstable_serialize(key)]: [] };
const renders: string[] = [];

function Vendors({ name }: { name: string }) {
  renders.push(name);
  const { data } = useQuery(gameVendors, payload);
  return <p>{data ? 'known' : 'unknown'}</p>;
}

const page = (
  <QueryProvider answers={answers}>
    <Vendors name="first" />
    <Suspense>
      <Vendors name="later" />
    </Suspense>
  </QueryProvider>
);

test('a component with a response of the page hydrates in one render, also later than others', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  expect(place.textContent).toBe('knownknown');
  renders.length = 0;
  await act(async () => hydrateRoot(place, page));
  expect(renders).toEqual(['first', 'later']);
  expect(place.textContent).toBe('knownknown');
});
