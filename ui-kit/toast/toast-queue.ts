import type { ReactNode } from 'react';

export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger';

export interface ToastMessage {
  tone?: ToastTone;
  /** What happened, in a few words. */
  title: ReactNode;
  /** What it means, or what to do. */
  description?: ReactNode;
  action?: { label: string; onClick: () => void };
  /** Until it goes by itself, in ms; `null` keeps it. Left out: 6 s, and for `danger` it stays. */
  duration?: number | null;
  /** A newer toast with the same key takes the place of the older one. */
  key?: string;
}

export interface Toast extends Omit<ToastMessage, 'tone' | 'duration'> {
  id: number;
  tone: ToastTone;
  duration: number | null;
}

/** How many are seen at once; the others wait their turn. */
export const MAX_VISIBLE = 3;
const DURATION_MS = 6000;

export const makeToast = (id: number, message: ToastMessage): Toast => {
  const tone = message.tone ?? 'neutral';
  const { duration = tone === 'danger' ? null : DURATION_MS } = message;
  return { ...message, id, tone, duration };
};

export type ToastChange = { type: 'show'; toast: Toast } | { type: 'dismiss'; id: number };

/** Lets the oldest of those that stay for ever go where they leave no place for what is newer. */
function makeRoom(queue: readonly Toast[]): readonly Toast[] {
  const staying = queue.filter(({ duration }) => duration === null);
  if (queue.length <= MAX_VISIBLE || staying.length < MAX_VISIBLE) return queue;
  return makeRoom(queue.filter((toast) => toast !== staying[0]));
}

/** The queue after a change, oldest first. */
export function toastQueue(queue: readonly Toast[], change: ToastChange): readonly Toast[] {
  if (change.type === 'dismiss') return queue.filter(({ id }) => id !== change.id);
  const { toast } = change;
  const at = toast.key === undefined ? -1 : queue.findIndex(({ key }) => key === toast.key);
  return makeRoom(at < 0 ? [...queue, toast] : queue.with(at, toast));
}
