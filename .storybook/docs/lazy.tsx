import { type ComponentProps, lazy, Suspense } from 'react';
import type { DocsContainer as Container } from './page/docs-container.tsx';

const Dressed = lazy(async () => ({
  default: (await import('./page/docs-container.tsx')).DocsContainer,
}));

/** Documentation pages are loaded on demand, so that stories and their tests do not wait for them. */
export const DocsContainer = (props: ComponentProps<typeof Container>) => (
  <Suspense fallback={null}>
    <Dressed {...props} />
  </Suspense>
);

export const ComponentPage = lazy(async () => ({
  default: (await import('./page/component-page.tsx')).ComponentPage,
}));
