import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { picture } from './illustration.css.ts';
import { broken, closed, lost, nothing } from './scenes.tsx';

const SCENES = { nothing, lost, broken, closed } as const;

export interface IllustrationProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** What it tells: nothing found, a way that leads nowhere, a failure, closed for now. */
  scene: keyof typeof SCENES;
}

/**
 * A drawn scene for a page that has nothing else to show, in the colours and corners of the
 * brand. Decorative: the words beside it say the same.
 */
export function Illustration({ scene, className, ...rest }: IllustrationProps) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" {...rest} className={cx(picture, className)}>
      {SCENES[scene]}
    </svg>
  );
}
