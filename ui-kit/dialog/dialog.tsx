import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/index.ts';
import { cx } from '../foundation/cx.ts';
import { useInBrowser } from '../foundation/in-browser.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import * as css from './dialog.css.ts';
import { firstFocus, makeScrollable } from './first-focus.ts';
import { useModalLayer, usePresence } from './use-modal-layer.ts';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  open: boolean;
  /** Called with `false` when the person closes it; nothing happens unless `open` follows. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Names the dialog without showing a header (then place a way to close inside). */
  titleHidden?: boolean;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  labels: { close: string };
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
}

/**
 * A modal dialog in the page's top layer. Focus goes in and comes back, Escape closes the top one
 * of several, the page behind is inert and does not scroll. Nothing is mounted while it is closed;
 * on small screens it fills the screen. Close it by `open`, so that an address can hold its state.
 */
export function Dialog(props: DialogProps) {
  const layer = useRef<HTMLDivElement>(null);
  const present = usePresence(props.open, layer);
  const inBrowser = useInBrowser();
  return present && inBrowser
    ? createPortal(<DialogLayer {...props} layer={layer} />, document.body)
    : null;
}

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
  layer,
  className,
  children,
  ...rest
}: DialogProps & { layer: RefObject<HTMLDivElement | null> }) {
  const id = useId();
  useModalLayer(open, layer, () => {
    if (dismissable) onOpenChange(false);
  });
  return (
    <Radix.Root open={open} modal={false} onOpenChange={onOpenChange}>
      <div ref={layer} className={css.layer} data-state={open ? 'open' : 'closed'}>
        <Radix.Content
          {...rest}
          forceMount
          role={role}
          aria-modal="true"
          aria-labelledby={`${id}title`}
          aria-describedby={description ? `${id}description` : rest['aria-describedby']}
          className={cx(
            css.panel({ size, fit: role === 'alertdialog' ? 'card' : 'screen' }),
            className,
          )}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const panel = event.currentTarget;
            if (!(panel instanceof HTMLElement)) return;
            makeScrollable(panel);
            (initialFocus?.current ?? firstFocus(panel)).focus({ preventScroll: true });
          }}
          // The layer gives focus back as soon as the dialog closes.
          onCloseAutoFocus={(event) => event.preventDefault()}
          // A press that begins inside and ends on the scrim is a text selection, not a wish to close.
          onPointerDownOutside={(event) => {
            const onScrim = event.detail.originalEvent.target === layer.current;
            if (!(onScrim && closeOnOverlay && dismissable)) event.preventDefault();
          }}
          // The page is inert; what stays within reach (toasts) must not close dialogs.
          onFocusOutside={(event) => event.preventDefault()}
          // The layer's own way is quicker: it does not wait for the animation.
          onEscapeKeyDown={(event) => event.preventDefault()}
        >
          {titleHidden ? (
            <h2 id={`${id}title`} className={visuallyHidden}>
              {title}
            </h2>
          ) : (
            <header className={css.header}>
              <h2 id={`${id}title`} className={css.title}>
                {title}
              </h2>
              {dismissable && closeButton && (
                <Button
                  tone="quiet"
                  shape="icon"
                  className={css.close}
                  aria-label={labels.close}
                  onClick={() => onOpenChange(false)}
                >
                  <X size={20} aria-hidden="true" />
                </Button>
              )}
            </header>
          )}
          {description && (
            <p id={`${id}description`} className={css.description}>
              {description}
            </p>
          )}
          <div className={css.body({ flush, headless: titleHidden })} data-dialog-body="">
            {children}
          </div>
          {footer && <footer className={css.footer}>{footer}</footer>}
        </Radix.Content>
      </div>
    </Radix.Root>
  );
}
