import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { picture } from './illustration.css.ts';
import { broken, closed, lost, nothing } from './scenes.tsx';

const SCENES = { nothing, lost, broken, closed } as const;

export interface IllustrationProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The situation: nothing found, page not found, failure, closed. */
  scene: keyof typeof SCENES;
}

/**
 * An illustration for a page or panel without content, in the colours and corner radii of the
 * brand. Decorative: the text beside it must say the same.
 */
export function Illustration({ scene, className, ...rest }: IllustrationProps) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" {...rest} className={cx(picture, className)}>
      {SCENES[scene]}
    </svg>
  );
}
