import type { Language } from '@baize/gateway/contract';
import type { ComponentType, ReactNode } from 'react';
import { lazyFeature } from '../../shared/messages/catalogue.tsx';
import {
  type FeatureComponents,
  FeatureComponentsContext,
  MemberPagesContext,
} from '../../shared/navigation/feature-components.ts';
import { manifests } from './manifests.ts';

const components = Object.fromEntries(
  manifests.flatMap(({ components: own = {}, messages }) =>
    Object.entries(own).map(([name, { load }]) => [
      name,
      // The manifest's type was checked: the component takes the part's props.
      lazyFeature(
        load as unknown as () => Promise<ComponentType<FeatureComponents[keyof FeatureComponents]>>,
        messages,
      ),
    ]),
  ),
);

const memberPages = Object.fromEntries(
  manifests.flatMap(({ memberPages: own = {}, messages }) =>
    Object.entries(own).map(([name, { load }]) => [
      name,
      // The manifest's type was checked: the component needs no props.
      lazyFeature(load as unknown as () => Promise<ComponentType<object>>, messages),
    ]),
  ),
);

/**
 * Loads a page of the member center, if it is one.
 * @throws {ChunkLoadError} when a script cannot be loaded
 */
export const preloadMemberPage = (
  page: string,
  language: Language,
): Promise<unknown> | undefined =>
  // The name comes from the address, and every object has a `constructor`.
  Object.hasOwn(memberPages, page) ? memberPages[page]?.preload(language) : undefined;

/**
 * Lets features render each other's components; the script of each is loaded when it is first
 * shown.
 */
export function WithFeatureComponents({ children }: { children: ReactNode }) {
  return (
    <FeatureComponentsContext value={components}>
      <MemberPagesContext value={memberPages}>{children}</MemberPagesContext>
    </FeatureComponentsContext>
  );
}
