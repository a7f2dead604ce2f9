import * as Radix from '@radix-ui/react-dialog';
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/index.ts';
import { cx } from '../foundation/cx.ts';
import { useInBrowser } from '../foundation/in-browser.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { scrollStop } from '../foundation/scroll-stop.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import { closeIcon } from '../icon/close-icon.tsx';
import * as css from './dialog.css.ts';
import { focusEdge, focusInto } from './focus.ts';
import { useModalLayer, usePresence } from './use-modal-layer.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  close: 'Close',
} satisfies Partial<KitLabels>;

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /**
   * Whether the dialog is open (controlled, from the address or from state). Omit it to let the
   * dialog manage its own state.
   */
  open?: boolean;
  defaultOpen?: boolean;
  /**
   * Called with `false` when the person closes it. A controlled dialog stays open until `open`
   * changes.
   */
  onOpenChange?: (open: boolean) => void;
  /** The element that opens the dialog, usually a `Button`. The focus returns to it. */
  trigger?: ReactElement;
  title: ReactNode;
  /** Names the dialog without a visible header; then provide a way to close it inside. */
  titleHidden?: boolean;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  labels?: { close?: string };
  /** Buttons below the body; they stay in view while it scrolls. */
  footer?: ReactNode;
  /** `false` removes Escape and the close button, for a dialog that must be answered. */
  dismissable?: boolean;
  /** `false` removes the close button, where the footer already offers a way to close. */
  closeButton?: boolean;
  /**
   * Lets a press on the scrim close the dialog. Off by default, because a half-filled form would be
   * lost.
   */
  closeOnOverlay?: boolean;
  /**
   * The element that gets the focus. By default the first form control of the body, else the dialog
   * itself.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Removes the padding of the body, for content that extends to the edge or scrolls in parts. */
  flush?: boolean;
  /** `alertdialog` is announced immediately, and stays a card on small screens. */
  role?: 'dialog' | 'alertdialog';
  /**
   * Renders an open dialog on the server, so that it can be read before scripts load. It then stays
   * at its place in the tree instead of the end of the body: no ancestor may clip or transform it.
   */
  serverRendered?: boolean;
}

/**
 * A modal dialog. The focus moves in and returns, Tab stays inside, Escape closes the top one of
 * several, and the page behind is hidden, inert to the pointer and does not scroll. Nothing is
 * mounted while it is closed. On small screens it fills the screen. Control `open` where an address
 * should lead to it.
 */
export function Dialog(props: DialogProps) {
  return useDialog(props, 'Dialog');
}

/**
 * The implementation of a dialog, for components that are built on it. A hook rather than a
 * component, so that no level is added to the tree.
 * @param component - its name, for the warning about a change between controlled and uncontrolled
 * @param edge - the class that places it at an edge of the window; by default it is centred
 */
export function useDialog(
  { open: openProp, defaultOpen = false, trigger, serverRendered, ...props }: DialogProps,
  component: string,
  edge?: string,
): ReactElement {
  const layer = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const id = props.id ?? ownId;
  const [open, setOpen] = useControlled(openProp, defaultOpen, props.onOpenChange, component);
  const shown = usePresence(open, props, layer);
  const inBrowser = useInBrowser();
  const [isInPlace] = useState(open && serverRendered && !inBrowser);
  const rendered = shown && (inBrowser || isInPlace) && (
    <DialogLayer {...shown} id={id} open={open} layer={layer} onOpenChange={setOpen} edge={edge} />
  );
  return (
    <Radix.Root open={open} onOpenChange={setOpen} modal={false}>
      {trigger && (
        <Radix.Trigger asChild aria-controls={open ? id : undefined}>
          {trigger}
        </Radix.Trigger>
      )}
      {rendered && (isInPlace ? rendered : createPortal(rendered, document.body))}
    </Radix.Root>
  );
}

export interface DialogCloseProps extends ComponentPropsWithRef<'button'> {
  children: ReactElement;
}

/** Wraps a button inside a dialog that closes it: "Cancel", "Done". */
export function DialogClose(props: DialogCloseProps) {
  return <Radix.Close {...props} asChild />;
}

/** A tab stop at an end of the dialog that moves the focus to the other end. */
const sentinel = (layer: RefObject<HTMLElement | null>, backwards: boolean) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on
  <span
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that Tab comes to it
    tabIndex={0}
    className={visuallyHidden}
    onFocus={() => focusEdge(layer.current, backwards)}
  />
);

type LayerProps = Omit<DialogProps, 'open' | 'defaultOpen' | 'trigger' | 'serverRendered'> & {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  layer: RefObject<HTMLDivElement | null>;
  edge: string | undefined;
};

function DialogLayer({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  size,
  labels,
  footer,
  dismissable = true,
  closeButton = true,
  closeOnOverlay = false,
  initialFocus,
  flush = false,
  role = 'dialog',
  id,
  layer,
  edge,
  className,
  children,
  ...rest
}: LayerProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'Dialog');
  const pressed = useRef<EventTarget>(null);
  useModalLayer(open, layer, {
    onOpen: (element) => focusInto(element, initialFocus?.current),
    onEscape: () => {
      if (dismissable) onOpenChange(false);
    },
  });
  // A press that begins inside and ends on the scrim is a text selection.
  const onPointerDown = ({ target }: PointerEvent) => {
    pressed.current = target;
  };
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    const onScrim = target === currentTarget && pressed.current === currentTarget;
    if (onScrim && closeOnOverlay && dismissable) onOpenChange(false);
  };
  const state = open ? 'open' : 'closed';
  const inMiddle = role === 'alertdialog' ? 'card' : 'screen';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: by keys, Escape does the same
    <div
      ref={layer}
      className={css.layer}
      data-state={state}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      {sentinel(layer, true)}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support it */}
      <div
        tabIndex={-1}
        {...rest}
        id={id}
        role={role}
        aria-modal="true"
        aria-labelledby={`${id}title`}
        aria-describedby={description ? `${id}description` : rest['aria-describedby']}
        className={cx(css.panel({ size, fit: edge ? undefined : inMiddle }), edge, className)}
        data-state={state}
      >
        {titleHidden ? (
          <h2 id={`${id}title`} className={visuallyHidden}>
            {title}
          </h2>
        ) : (
          <div className={css.header}>
            <h2 id={`${id}title`} className={css.title}>
              {title}
            </h2>
            {dismissable && closeButton && (
              <Radix.Close asChild>
                <Button
                  variant="ghost"
                  iconOnly
                  className={css.close}
                  aria-label={labels?.close ?? kit.close}
                >
                  {closeIcon}
                </Button>
              </Radix.Close>
            )}
          </div>
        )}
        {description && (
          <p id={`${id}description`} className={css.description}>
            {description}
          </p>
        )}
        <div ref={scrollStop} className={css.body({ flush })} data-dialog-body="">
          {children}
        </div>
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
      {sentinel(layer, false)}
    </div>
  );
}
