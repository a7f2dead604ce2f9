import { createContext, type ReactNode, use, useMemo, useReducer } from 'react';
import { createPortal } from 'react-dom';
import { useInBrowser } from '../foundation/in-browser.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import type { ToastLabels } from './toast-item.tsx';
import { makeToast, type Toast, type ToastMessage, toastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

/** What it says where no `KitProvider` says otherwise. */
const ENGLISH = {
  close: 'Close',
  messages: 'Messages (F8)',
  success: 'Success',
  info: 'Information',
  warning: 'Warning',
  error: 'Error',
} satisfies Partial<KitLabels>;

export interface ToastApi {
  /** Shows a toast, after those before it; returns its id. */
  show: (message: ToastMessage) => number;
  dismiss: (id: number) => void;
}

const ToastContext = createContext<ToastApi | null>(null);
const NONE: readonly Toast[] = [];
let lastId = 0;

export interface ToastProviderProps {
  /** Names the region of the toasts; F8 brings focus there, which the name may say. */
  label?: string;
  labels?: Partial<ToastLabels>;
  children: ReactNode;
}

/** Holds the toasts of the page; stands once, near the root. */
export function ToastProvider({ label, labels, children }: ToastProviderProps) {
  const kit = useKitLabels(ENGLISH, 'ToastProvider');
  const [queue, change] = useReducer(toastQueue, NONE);
  const inBrowser = useInBrowser();
  // Never changes, so that a toast renders nobody who can show one.
  const api = useMemo<ToastApi>(
    () => ({
      show: (message) => {
        lastId += 1;
        change({ type: 'show', toast: makeToast(lastId, message) });
        return lastId;
      },
      dismiss: (id) => change({ type: 'dismiss', id }),
    }),
    [],
  );
  return (
    <ToastContext value={api}>
      {children}
      {inBrowser &&
        createPortal(
          <ToastRegion
            queue={queue}
            label={label ?? kit.messages}
            labels={labels}
            kit={kit}
            onDismiss={api.dismiss}
          />,
          document.body,
        )}
    </ToastContext>
  );
}

/** The way to show a toast. Throws outside a `ToastProvider`. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}
