import type { ReactNode } from 'react';

export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger';

export interface ToastMessage {
  tone?: ToastTone;
  /** What happened, in a few words. */
  title: ReactNode;
  /** What it means, or what to do. */
  description?: ReactNode;
  action?: { label: string; onClick: () => void };
  /**
   * Milliseconds until it disappears; `null` keeps it. By default 6 s, and for `danger` it stays.
   */
  duration?: number | null;
  /** A newer toast with the same key replaces the older one. */
  key?: string;
}

export interface Toast extends Omit<ToastMessage, 'tone' | 'duration'> {
  id: number;
  tone: ToastTone;
  duration: number | null;
}

/** The number of toasts that are shown at once; the others are queued. */
export const MAX_VISIBLE = 3;
const DURATION_MS = 6000;

export const makeToast = (id: number, message: ToastMessage): Toast => {
  const tone = message.tone ?? 'neutral';
  const { duration = tone === 'danger' ? null : DURATION_MS } = message;
  return { ...message, id, tone, duration };
};

export type ToastChange = { type: 'show'; toast: Toast } | { type: 'dismiss'; id: number };

/** Dismisses the oldest toasts without a duration where they leave no place for newer ones. */
function makeRoom(queue: readonly Toast[]): readonly Toast[] {
  const staying = queue.filter(({ duration }) => duration === null);
  if (queue.length <= MAX_VISIBLE || staying.length < MAX_VISIBLE) return queue;
  return makeRoom(queue.filter((toast) => toast !== staying[0]));
}

/** Applies a change to the queue, which is ordered oldest first. */
export function toastQueue(queue: readonly Toast[], change: ToastChange): readonly Toast[] {
  if (change.type === 'dismiss') return queue.filter(({ id }) => id !== change.id);
  const { toast } = change;
  const at = toast.key === undefined ? -1 : queue.findIndex(({ key }) => key === toast.key);
  return makeRoom(at < 0 ? [...queue, toast] : queue.with(at, toast));
}
