import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import * as css from './description-list.css.ts';

export interface DescriptionItem {
  /** The key of the item. The term itself by default, where it is a text. */
  id?: string;
  term: ReactNode;
  description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  /** Terms beside (`rows`) or above (`columns`) their values. */
  layout?: 'rows' | 'columns';
}

const keyOf = ({ id, term }: DescriptionItem, at: number) =>
  id ?? (typeof term === 'string' ? term : at);

/** The properties of one object as pairs of term and value (`dl`): an order, a profile. */
export function DescriptionList({
  items,
  layout = 'rows',
  className,
  ...rest
}: DescriptionListProps) {
  return (
    <dl {...rest} className={cx(css.list({ layout }), className)} data-layout={layout}>
      {items.map((item, at) => (
        <div key={keyOf(item, at)} className={layout === 'rows' ? css.row : css.column}>
          <dt className={css.term}>{item.term}</dt>
          <dd className={css.description}>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
