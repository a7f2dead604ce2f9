import { HOUR, MINUTE } from '@baize/gateway/contract';
import { useSyncExternalStore } from 'react';

const SECOND = 1_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let second = 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    second = Math.floor(Date.now() / SECOND);
    for (const each of [...listeners]) each();
  }, SECOND);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const read = () => {
  if (!timer) second = Math.floor(Date.now() / SECOND);
  return second;
};

/** This device's time in milliseconds, updated every second by one timer for all countdowns. */
export const useEverySecond = (): number => useSyncExternalStore(subscribe, read, () => 0) * SECOND;

const aheadOf = new WeakMap<object, number>();

/** By how much the gateway's clock is ahead of this device's, from when an answer arrived. */
export function clockAhead(answer: object, serverTime: number): number {
  const known = aheadOf.get(answer) ?? serverTime - Date.now();
  aheadOf.set(answer, known);
  return known;
}

/** `04:07`, with hours `1:04:07`; whole seconds, and never below zero. */
export function countdownText(milliseconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const left = Math.max(0, Math.ceil(milliseconds / SECOND)) * SECOND;
  const hours = Math.floor(left / HOUR);
  const rest = `${two(Math.floor((left % HOUR) / MINUTE))}:${two(Math.floor((left % MINUTE) / SECOND))}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
