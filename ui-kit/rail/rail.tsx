import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Children,
  type ComponentPropsWithRef,
  type CSSProperties,
  isValidElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { Button } from '../button/index.ts';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { ImagesWhenNear } from '../image/index.ts';
import { isMotionReduced } from '../motion/index.ts';
import * as css from './rail.css.ts';
import { useEnds } from './use-ends.ts';

/** What it says where no `KitProvider` says otherwise. */
const ENGLISH = {
  previous: 'Previous',
  next: 'Next',
} satisfies Partial<KitLabels>;

/** Slides of the vendor menu (R9.03). */
export const VENDOR_SLIDES = 5;
/** Slides of the vendor menu on a desktop. */
export const VENDOR_SLIDES_WIDE = 8;

export interface RailLabels {
  previous: string;
  next: string;
}

export interface RailProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Names the rail. Leave out where it stands elsewhere and give `aria-label`. */
  title?: ReactNode;
  /** The heading's rank in the page. */
  level?: 2 | 3;
  /** How many there are in all, formatted. */
  count?: ReactNode;
  /** The link to all of them. */
  more?: ReactNode;
  /** Items that a full width shows: 6 game cards, 5 vendors (R9.03). Narrow rails show fewer. */
  perView?: number;
  /** The same on a desktop, where it is another: 8 vendors. These may be narrower. */
  perViewWide?: number;
  /** The least that an item is wide (a CSS length), where it needs more than a card of a game. */
  leastWidth?: string;
  labels?: Partial<RailLabels>;
  children: ReactNode;
}

/**
 * A row that scrolls sideways: by wheel, touch, arrow keys and its two buttons, which are
 * disabled where there is nothing more. Items are a list; each child is one.
 */
export function Rail({
  title,
  level = 2,
  count,
  more,
  perView = 6,
  perViewWide,
  leastWidth,
  labels,
  className,
  children,
  ...rest
}: RailProps) {
  const kit = useKitLabels(ENGLISH, 'Rail');
  const headingId = useId();
  const scroller = useRef<HTMLUListElement>(null);
  const [{ atStart, atEnd }, look] = useEnds(scroller);
  const Heading = `h${level}` as const;
  const style: CSSProperties & Record<`--${string}`, number | string> = {
    [css.PER_VIEW]: perView,
    ...(perViewWide && { [css.PER_VIEW_WIDE]: perViewWide }),
    ...(leastWidth && { [css.LEAST]: leastWidth }),
  };

  const step = (direction: 1 | -1) => {
    const element = scroller.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    const calm = isMotionReduced();
    element.scrollBy({
      left: sign * element.clientWidth * 0.85,
      behavior: calm ? 'auto' : 'smooth',
    });
  };

  const arrow = (direction: 1 | -1, label: string, ended: boolean, drawing: ReactNode) => (
    <Button
      className={css.step}
      variant="soft"
      size="sm"
      iconOnly
      aria-label={label}
      disabled={ended}
      // Nothing to stop at on the way through the page; whoever pressed it to the end stays on it.
      tabIndex={ended ? -1 : undefined}
      onClick={() => step(direction)}
    >
      {drawing}
    </Button>
  );
  const all = atStart && atEnd;
  const previous =
    !all && arrow(-1, labels?.previous ?? kit.previous, atStart, <ChevronLeft size={18} />);
  const next = !all && arrow(1, labels?.next ?? kit.next, atEnd, <ChevronRight size={18} />);
  // Without anything to say above it, the row has its buttons at its sides.
  const bare = !title && !more;

  return (
    <section
      aria-labelledby={title ? headingId : undefined}
      {...rest}
      className={cx(bare ? css.bare : css.rail, className)}
    >
      {bare ? (
        previous
      ) : (
        <div className={css.head}>
          {title && (
            <Heading id={headingId} className={css.heading}>
              {title}
              {count !== undefined && <span className={css.count}>{count}</span>}
            </Heading>
          )}
          <div className={css.tools}>
            {more}
            {!all && (
              <div className={css.steps}>
                {previous}
                {next}
              </div>
            )}
          </div>
        </div>
      )}
      <ul
        ref={scroller}
        className={css.scroller}
        style={style}
        data-wide={perViewWide !== undefined || undefined}
        // What scrolls must be reachable by key (WCAG 2.1.1).
        tabIndex={all ? undefined : 0}
        onScroll={look}
      >
        {Children.map(children, (child, at) => (
          <li key={isValidElement(child) ? child.key : undefined} className={css.item}>
            {at < (perViewWide ?? perView) ? child : <ImagesWhenNear>{child}</ImagesWhenNear>}
          </li>
        ))}
      </ul>
      {bare && next}
    </section>
  );
}
