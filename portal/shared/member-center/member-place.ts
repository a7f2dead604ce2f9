import { createContext, useContext } from 'react';
import type { PlaceLink } from '../navigation/feature-parts.ts';
import { type MemberPage, memberPath } from '../paths.ts';

/** Where the member center is rendered: on its own page, or as a popup over another page. */
export interface MemberPlace {
  readonly isPopup: boolean;
  /** The props of a link to another of its pages. */
  linkTo(page: MemberPage): PlaceLink;
  /** Closes the popup; undefined on its own page. */
  readonly leave?: () => void;
}

export const MemberPlaceContext = createContext<MemberPlace>({
  isPopup: false,
  linkTo: (page) => ({ to: memberPath(page) }),
});

export const useMemberPlace = (): MemberPlace => useContext(MemberPlaceContext);
