import { createContext, type ReactNode, use, useMemo, useReducer } from 'react';
import { createPortal } from 'react-dom';
import { useInBrowser } from '../foundation/in-browser.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import type { ToastLabels } from './toast-item.tsx';
import { makeToast, type Toast, type ToastMessage, toastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  close: 'Close',
  messages: 'Messages (F8)',
  success: 'Success',
  info: 'Information',
  warning: 'Warning',
  error: 'Error',
} satisfies Partial<KitLabels>;

export interface ToastApi {
  /** Queues a toast; returns its id. */
  show: (message: ToastMessage) => number;
  dismiss: (id: number) => void;
}

const ToastContext = createContext<ToastApi | null>(null);
const NONE: readonly Toast[] = [];
let lastId = 0;

export interface ToastProviderProps {
  /** The name of the toast region. F8 focuses it, which the name may mention. */
  label?: string;
  labels?: Partial<ToastLabels>;
  children: ReactNode;
}

/** Provides the toasts of the page; render it once, near the root. */
export function ToastProvider({ label, labels, children }: ToastProviderProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'ToastProvider');
  const [queue, change] = useReducer(toastQueue, NONE);
  const inBrowser = useInBrowser();
  // Stable, so that a toast does not render the components that can show one.
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

/** Shows toasts. Throws outside a `ToastProvider`. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}
