import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { Skeleton } from '../skeleton/index.ts';
import * as css from './game-card.css.ts';

/** The placeholder of a game card while it loads: the same layout, to the pixel. */
export function GameCardSkeleton({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div {...rest} className={cx(css.card, className)} aria-hidden="true" data-state="loading">
      <div className={css.stage}>
        <Skeleton shape="block" />
      </div>
      <div className={css.content}>
        <span className={cx(css.title, css.waiting)}>
          <Skeleton width="80%" height="0.8em" />
        </span>
        <span className={cx(css.vendorName, css.waiting)}>
          <Skeleton width="50%" height="0.8em" />
        </span>
      </div>
    </div>
  );
}
