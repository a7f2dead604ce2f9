import * as Radix from '@radix-ui/react-popover';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import { useMergedRefs } from '../foundation/merged-refs.ts';
import { scrollStop } from '../foundation/scroll-stop.ts';
import * as css from './popover.css.ts';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** One element, a `Button` as a rule, that opens and closes it. */
  trigger: ReactNode;
  /** Names it for screen readers. */
  label: string;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'bottom' | 'start' | 'end';
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

const GAP_PX = 8;
/** Radix places by left and right: `start` and `end` are those of the languages written to the right. */
const SIDES = { top: 'top', bottom: 'bottom', start: 'left', end: 'right' } as const;

/**
 * Something small beside what opened it: a filter, a short form, an explanation with a link. The page
 * stays usable; a press outside and Escape close it, and focus returns.
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
          // Escape is this popover's own, not the dialog's below.
          data-owns-escape=""
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
