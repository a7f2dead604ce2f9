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
import { cross } from '../icon/cross.tsx';
import * as css from './dialog.css.ts';
import { focusEdge, focusInto } from './focus.ts';
import { useModalLayer, usePresence } from './use-modal-layer.ts';

/** What it says where no `KitProvider` says otherwise. */
const ENGLISH = {
  close: 'Close',
} satisfies Partial<KitLabels>;

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** From the address or from state; without it the dialog keeps its own. */
  open?: boolean;
  defaultOpen?: boolean;
  /** Called with `false` when the person closes it; where `open` is given, it stays until that follows. */
  onOpenChange?: (open: boolean) => void;
  /** One element, a `Button` as a rule, that opens it. Focus comes back to it. */
  trigger?: ReactElement;
  title: ReactNode;
  /** Names the dialog without showing a header (then place a way to close inside). */
  titleHidden?: boolean;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  labels?: { close?: string };
  /** Buttons that stay in view while the body scrolls. */
  footer?: ReactNode;
  /** `false`: neither Escape nor a close button, for what must be answered. */
  dismissable?: boolean;
  /** `false` leaves the cross out where the buttons below already offer a way back. */
  closeButton?: boolean;
  /** A press on the scrim closes it. Off by default: a half-filled form is soon lost. */
  closeOnOverlay?: boolean;
  /** What gets focus first; else the first form control of the body, else the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The body keeps no padding, for content that draws to the edge or scrolls in its own parts. */
  flush?: boolean;
  /** `alertdialog` interrupts, and stays a card on small screens. */
  role?: 'dialog' | 'alertdialog';
  /**
   * A server draws it where it is open, so that it is read before any script has come. It stays where it
   * stands in the tree then, and not at the end of the body: nothing around may clip or move it.
   */
  drawnByServer?: boolean;
}

/**
 * A modal dialog above the page. Focus goes in and comes back, Tab stays inside, Escape closes the
 * top one of several, the page behind is out of reach and does not scroll. Nothing is mounted while
 * it is closed; on small screens it fills the screen. Hold `open` yourself where an address is to
 * lead to it.
 */
export function Dialog(props: DialogProps) {
  return useDialog(props, 'Dialog');
}

/**
 * The dialog that another component is made of. A hook, not a component in between, so that nothing
 * more is drawn.
 * @param component - its name, for the warning where who holds `open` changes
 * @param edge - the class that puts it at an edge of the window, for what does not stand in its middle
 */
export function useDialog(
  { open: openProp, defaultOpen = false, trigger, drawnByServer, ...props }: DialogProps,
  component: string,
  edge?: string,
): ReactElement {
  const layer = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const id = props.id ?? ownId;
  const [open, setOpen] = useControlled(openProp, defaultOpen, props.onOpenChange, component);
  const shown = usePresence(open, props, layer);
  const inBrowser = useInBrowser();
  const [isInPlace] = useState(open && drawnByServer && !inBrowser);
  const drawn = shown && (inBrowser || isInPlace) && (
    <DialogLayer {...shown} id={id} open={open} layer={layer} onOpenChange={setOpen} edge={edge} />
  );
  return (
    <Radix.Root open={open} onOpenChange={setOpen} modal={false}>
      {trigger && (
        <Radix.Trigger asChild aria-controls={open ? id : undefined}>
          {trigger}
        </Radix.Trigger>
      )}
      {drawn && (isInPlace ? drawn : createPortal(drawn, document.body))}
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

/** Takes the focus that leaves the dialog by Tab, and gives it to the dialog's other end. */
const sentinel = (layer: RefObject<HTMLElement | null>, backwards: boolean) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on
  <span
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that Tab comes to it
    tabIndex={0}
    className={visuallyHidden}
    onFocus={() => focusEdge(layer.current, backwards)}
  />
);

type LayerProps = Omit<DialogProps, 'open' | 'defaultOpen' | 'trigger' | 'drawnByServer'> & {
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
  const kit = useKitLabels(ENGLISH, 'Dialog');
  const pressed = useRef<EventTarget>(null);
  useModalLayer(open, layer, {
    onOpen: (element) => focusInto(element, initialFocus?.current),
    onEscape: () => {
      if (dismissable) onOpenChange(false);
    },
  });
  // A press that begins inside and ends on the scrim is a text selection, not a wish to close.
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
                  {cross}
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
