import { createContext, useContext } from 'react';
import type { PlaceLink } from '../navigation/feature-parts.ts';
import { type MemberPage, memberPath } from '../paths.ts';

/** Where the member center stands: on its own page, or as a popup over what the person is doing. */
export interface MemberPlace {
  readonly isPopup: boolean;
  /** What a link to another of its pages is given. */
  linkTo(page: MemberPage): PlaceLink;
  /** Back to what lies below; on the own page there is nothing. */
  readonly leave?: () => void;
}

export const MemberPlaceContext = createContext<MemberPlace>({
  isPopup: false,
  linkTo: (page) => ({ to: memberPath(page) }),
});

export const useMemberPlace = (): MemberPlace => useContext(MemberPlaceContext);
