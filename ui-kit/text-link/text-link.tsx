import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { link } from './text-link.css.ts';

export interface TextLinkLook {
  tone?: 'accent' | 'muted';
  /** In running text (underlined), or `alone` with a target of at least 24 px. */
  place?: 'text' | 'alone';
}

export interface TextLinkProps extends TextLinkLook, ComponentPropsWithRef<'a'> {
  href: string;
}

/** The classes of a text link, for a router's link or a button that reads as one. */
export const textLink = (look: TextLinkLook = {}): string => link(look);

/** A link in text. One that opens a new tab gives the new page no handle on this one. */
export function TextLink({ tone, place, className, target, rel, ...rest }: TextLinkProps) {
  return (
    <a
      {...rest}
      target={target}
      rel={target === '_blank' ? (rel ?? 'noopener noreferrer') : rel}
      className={cx(link({ tone, place }), className)}
    />
  );
}
