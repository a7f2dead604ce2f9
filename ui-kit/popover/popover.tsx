import * as Radix from '@radix-ui/react-popover';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import { useMergedRefs } from '../foundation/merged-refs.ts';
import { scrollStop } from '../foundation/scroll-stop.ts';
import * as css from './popover.css.ts';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element that opens and closes it, usually a `Button`. */
  trigger: ReactNode;
  /** The accessible name. */
  label: string;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'bottom' | 'start' | 'end';
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

const GAP_PX = 8;
/** Radix places by physical side, so `start` and `end` swap in right-to-left languages. */
const SIDES = { top: 'top', bottom: 'bottom', start: 'left', end: 'right' } as const;

/**
 * A small panel beside the element that opened it: a filter, a short form, an explanation with a
 * link. The page stays usable; a press outside and Escape close it, and the focus returns.
 */
export function Popover({
  trigger,
  label,
  open,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  className,
  ref,
  children,
  ...rest
}: PopoverProps) {
  const merged = useMergedRefs(scrollStop, ref);
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          {...rest}
          ref={merged}
          side={SIDES[side]}
          align={align}
          sideOffset={GAP_PX}
          collisionPadding={GAP_PX}
          className={cx(css.content, className)}
          // Escape closes this popover, not the dialog below.
          data-owns-escape=""
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
