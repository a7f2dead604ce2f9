import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { Image } from '../image/index.ts';
import { avatar, letters, picture, silhouette } from './avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The member's name. Its initials are shown where there is no picture. */
  name: string;
  src?: string;
  size?: 'sm' | 'md' | 'lg';
}

// The outline of a person, shown when the picture fails. Created once, because it never changes.
const nobody = (
  <svg className={silhouette} viewBox="0 0 40 40" fill="currentColor" aria-hidden="true">
    <circle cx="20" cy="15.5" r="6.5" opacity="0.75" />
    <path d="M6.5 40a13.5 13.5 0 0 1 27 0z" opacity="0.75" />
  </svg>
);

/**
 * A member's picture, or their initials. A picture that fails twice is replaced by the outline of a
 * person (R8.13). Decorative, because the name is expected beside it; otherwise set `role="img"`
 * and `aria-label`.
 */
export function Avatar({ name, src, size = 'md', className, ...rest }: AvatarProps) {
  // Drawn by the style: they are a picture of the name, not a label that somebody could say.
  const text = initials(name);
  return (
    <span {...rest} className={cx(avatar({ size }), className)}>
      {src ? (
        <Image className={picture} src={src} alt="" fallback={nobody} />
      ) : (
        <span aria-hidden="true" className={letters} data-initials={text || undefined}>
          {text === '' && nobody}
        </span>
      )}
    </span>
  );
}
