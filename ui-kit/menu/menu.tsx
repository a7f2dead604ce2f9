import { Slot } from '@radix-ui/react-slot';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useMergedRefs } from '../foundation/merged-refs.ts';
import { appendTypeAhead, findByTypeAhead, type TypeAhead } from '../foundation/type-ahead.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { header as headerStyle, popup as popupStyle, root } from './menu.css.ts';
import { itemForKey } from './menu-keys.ts';
import { useMenuPopup } from './use-menu-popup.ts';

export interface MenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onToggle'> {
  /** The content of the trigger. Add an `aria-label` where it is a picture. */
  trigger: ReactNode;
  /** Uses `trigger`, one element such as a `Button`, as the trigger itself. */
  asChild?: boolean;
  /** The name of the menu. */
  label: string;
  /** Content above the items that is not an item: a name, a balance. */
  header?: ReactNode;
  /** `MenuItem`, `MenuLink`, `MenuGroup`, `MenuSeparator`. */
  children: ReactNode;
  /** The edge of the trigger with which the popup is aligned. */
  align?: 'start' | 'end';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const itemsOf = (popup: HTMLElement | null): HTMLElement[] => [
  ...(popup?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

const itemAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="menuitem"]') : null;

/**
 * A button that opens a menu. Enter, Space and the arrow keys open it; arrow keys, Home, End and
 * typed letters move; Escape and a selection return the focus; Tab and a press outside close it.
 * All other props go to the trigger button.
 */
export function Menu({
  trigger,
  asChild = false,
  label,
  header,
  children,
  align = 'end',
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  ref,
  onClick,
  onKeyDown,
  ...rest
}: MenuProps) {
  const id = useId();
  const [open, setOpen] = useControlled(openProp, defaultOpen, onOpenChange, 'Menu');
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<TypeAhead>(undefined);
  const startAt = useRef<'ArrowDown' | 'ArrowUp'>('ArrowDown');
  const tabbing = useRef(false);
  const merged = useMergedRefs(button, ref);

  const change = (next: boolean) => {
    tabbing.current = false;
    setOpen(next);
  };
  const closeToButton = () => {
    button.current?.focus({ preventScroll: true });
    change(false);
  };
  useMenuPopup({ open, trigger: button, popup, align, onClose: () => change(false) });

  useEffect(() => {
    if (!open) return;
    itemForKey(startAt.current, itemsOf(popup.current), undefined)?.focus({ preventScroll: true });
  }, [open]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape') {
      event.stopPropagation();
      closeToButton();
    } else if (key === 'Tab') {
      // The browser moves the focus; the blur event that follows closes the menu.
      tabbing.current = true;
    } else {
      const all = itemsOf(popup.current);
      const current = all.find((item) => item === document.activeElement);
      let next = itemForKey(key, all, current);
      const letter = [...key].length === 1 && key !== ' ';
      if (!next && letter && !event.ctrlKey && !event.metaKey && !event.altKey) {
        input.current = appendTypeAhead(input.current, key, event.timeStamp);
        const texts = all.map((item) => item.textContent);
        next = all[findByTypeAhead(texts, input.current.text, current ? all.indexOf(current) : -1)];
      }
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  };
  const Trigger = asChild ? Slot : 'button';
  return (
    <span className={root}>
      <Trigger
        {...rest}
        ref={merged}
        {...(!asChild && { type: 'button' as const })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        onClick={(event) => {
          onClick?.(event);
          startAt.current = 'ArrowDown';
          change(!open);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          startAt.current = event.key;
          change(true);
        }}
      >
        {trigger}
      </Trigger>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only watches focus leave its items
        <div
          ref={popup}
          popover="manual"
          className={popupStyle}
          data-owns-escape=""
          onBlur={({ relatedTarget, currentTarget }) => {
            const toTrigger = button.current?.contains(relatedTarget) ?? false;
            const out = relatedTarget && !currentTarget.contains(relatedTarget) && !toTrigger;
            if (out || tabbing.current) change(false);
          }}
        >
          {header && <div className={headerStyle}>{header}</div>}
          <div
            id={id}
            role="menu"
            aria-label={label}
            tabIndex={-1}
            onKeyDown={handleKeyDown}
            onClick={(event) => {
              if (itemAt(event.target)) closeToButton();
            }}
            // Pointer and keys share one highlight: the hovered item gets the focus.
            onPointerMove={(event) => itemAt(event.target)?.focus({ preventScroll: true })}
          >
            {children}
          </div>
        </div>
      )}
    </span>
  );
}
