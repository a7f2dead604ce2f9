import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Children,
  type ComponentPropsWithRef,
  type CSSProperties,
  type FocusEvent,
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
import { useScrollEnds } from './use-scroll-ends.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  previous: 'Previous',
  next: 'Next',
} satisfies Partial<KitLabels>;

/** Items of the vendor menu (R9.03). */
export const VENDOR_SLIDES = 5;
/** Items of the vendor menu on a desktop. */
export const VENDOR_SLIDES_WIDE = 8;

export interface RailLabels {
  previous: string;
  next: string;
}

export interface RailProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /**
   * The name of the rail, as its heading. Omit it where the name is elsewhere, and set
   * `aria-label`.
   */
  title?: ReactNode;
  /** The level of the heading in the page outline. */
  level?: 2 | 3;
  /** The total number of items, formatted. */
  count?: ReactNode;
  /** The link to all items. */
  more?: ReactNode;
  /**
   * The number of items in the full width: 6 game cards, 5 vendors (R9.03). Narrow rails show
   * fewer.
   */
  perView?: number;
  /** The number on a desktop, where it differs: 8 vendors. These may be narrower. */
  perViewWide?: number;
  /** The minimum width of an item (a CSS length), where it needs more than a game card. */
  leastWidth?: string;
  labels?: Partial<RailLabels>;
  children: ReactNode;
}

/**
 * A row that scrolls horizontally: by wheel, touch, arrow keys and its two buttons, which are
 * disabled at the ends. The items are a list; each child is one.
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
  const kit = useKitLabels(DEFAULT_LABELS, 'Rail');
  const headingId = useId();
  const scroller = useRef<HTMLUListElement>(null);
  const [{ atStart, atEnd }, look] = useScrollEnds(scroller);
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

  /** Aligns an item with the start, where snapping keeps it, if keyboard focus in it is partly out of view. */
  const showFocused = ({ currentTarget: list, target }: FocusEvent<HTMLUListElement>) => {
    const item = [...list.children].find((each) => each.contains(target));
    // A press moves nothing under the pointer.
    if (!item || !target.matches(':focus-visible')) return;
    const focused = target.getBoundingClientRect();
    const view = list.getBoundingClientRect();
    if (focused.left >= view.left && focused.right <= view.right) return;
    item.scrollIntoView({ block: 'nearest', inline: 'start' });
  };

  const arrow = (direction: 1 | -1, label: string, ended: boolean, drawing: ReactNode) => (
    <Button
      className={css.step}
      variant="soft"
      size="sm"
      iconOnly
      aria-label={label}
      disabled={ended}
      // Disabled at the end, it is no tab stop, unless it has the focus.
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
  // Without a header, the buttons are at the sides of the row.
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
        // A scroll container must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={all ? undefined : 0}
        onScroll={look}
        onFocus={showFocused}
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
