import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import * as css from './tooltip.css.ts';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** A few words, without interactive content. */
  content: ReactNode;
  /** One focusable element. It needs a name of its own: the tooltip is its description. */
  children: ReactNode;
  side?: 'top' | 'bottom';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Milliseconds of hover before it is shown; focus shows it immediately. */
  delayDuration?: number;
}

const GAP_PX = 6;

/** A short description of a control, on hover and on focus; Escape hides it (WCAG 1.4.13). */
export function Tooltip({
  content,
  children,
  side = 'top',
  open,
  defaultOpen,
  onOpenChange,
  delayDuration = 400,
  className,
  ...rest
}: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayDuration}>
      <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            {...rest}
            side={side}
            sideOffset={GAP_PX}
            collisionPadding={GAP_PX}
            className={cx(css.content, className)}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
