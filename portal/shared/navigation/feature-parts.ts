import { type ComponentType, createContext } from 'react';
import type { LinkProps } from 'react-router-dom';
import type { MemberPage } from '../paths.ts';

/** A place inside a frame as its links reach it. */
export type PlaceLink = Pick<LinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset'>;

/** What features lend each other, by name, with its props: no feature imports another. */
export interface FeatureParts {
  /** A page of the member center inside another frame, whose links to such pages stay in it. */
  memberPage: {
    readonly page: MemberPage;
    linkTo(page: MemberPage): PlaceLink;
    /** Back to what lies below, where the frame is a popup. */
    leave?(): void;
  };
}

/** The pages of the member center that the manifests have; the app provides them. */
export const MemberPagesContext = createContext<{
  readonly [Page in MemberPage]?: ComponentType;
}>({});

/** The parts of every manifest; the app provides them. */
export const FeaturePartsContext = createContext<{
  readonly [Name in keyof FeatureParts]?: ComponentType<FeatureParts[Name]>;
}>({});
