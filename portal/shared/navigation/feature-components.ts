import { type ComponentType, createContext } from 'react';
import type { LinkProps } from 'react-router-dom';
import type { MemberPage } from '../paths.ts';

/** The props of a link to a page inside a frame. */
export type FrameLink = Pick<LinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset'>;

/**
 * The components that features provide to each other, by name with their props: no feature imports
 * another.
 */
export interface FeatureComponents {
  /** A page of the member center inside another frame; links to such pages stay in that frame. */
  memberPage: {
    readonly page: MemberPage;
    linkTo(page: MemberPage): FrameLink;
    /** Closes the frame, where it is a popup. */
    leave?(): void;
  };
}

/** The pages of the member center from all manifests; provided by the app. */
export const MemberPagesContext = createContext<{
  readonly [Page in MemberPage]?: ComponentType;
}>({});

/** The parts of all manifests; provided by the app. */
export const FeatureComponentsContext = createContext<{
  readonly [Name in keyof FeatureComponents]?: ComponentType<FeatureComponents[Name]>;
}>({});
