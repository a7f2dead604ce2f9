import { type ComponentProps, lazy, Suspense } from 'react';
import type { DocsContainer as Container } from './page/docs-container.tsx';

const Dressed = lazy(async () => ({
  default: (await import('./page/docs-container.tsx')).DocsContainer,
}));

/** Pages of documentation are loaded when one is opened, so that stories and their tests wait for none. */
export const DocsContainer = (props: ComponentProps<typeof Container>) => (
  <Suspense fallback={null}>
    <Dressed {...props} />
  </Suspense>
);

export const ComponentPage = lazy(async () => ({
  default: (await import('./page/component-page.tsx')).ComponentPage,
}));
