import { ImagesWhenNear } from '@baize/ui-kit/image';
import type { ReactNode } from 'react';

interface FirstScreenPictureProps {
  /** Whether it stands so far in front that the first screen may show it. */
  isShown: boolean;
  children: ReactNode;
}

/**
 * An item of a list: the pictures of the first ones come with the page, those of the others when they
 * come near the window. A browser would begin with the lazy ones of two screens further down, beside
 * what the first screen waits for.
 */
export function FirstScreenPicture({ isShown, children }: FirstScreenPictureProps) {
  return isShown ? children : <ImagesWhenNear>{children}</ImagesWhenNear>;
}
