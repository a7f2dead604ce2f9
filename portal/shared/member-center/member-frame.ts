import { createContext, useContext } from 'react';
import type { FrameLink } from '../navigation/feature-components.ts';
import { type MemberPage, memberPath } from '../paths.ts';

/** Where the member center is rendered: on its own page, or as a popup over another page. */
export interface MemberFrame {
  readonly isPopup: boolean;
  /** The props of a link to another of its pages. */
  linkTo(page: MemberPage): FrameLink;
  /** Closes the popup; undefined on its own page. */
  readonly leave?: () => void;
}

export const MemberFrameContext = createContext<MemberFrame>({
  isPopup: false,
  linkTo: (page) => ({ to: memberPath(page) }),
});

export const useMemberFrame = (): MemberFrame => useContext(MemberFrameContext);
