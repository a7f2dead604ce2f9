import { make } from '../../play/client/dom.ts';
import type { Issue } from './game.ts';
import type { SayLottery } from './texts.ts';

const TICK_MS = 250;
const two = (value: number) => String(value).padStart(2, '0');

/** Formats a remaining time as `01:23` or `2:05:09`; rounded up, so that zero is the moment itself. */
function spanText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

export type Phase = 'open' | 'closed' | 'drawing';

/**
 * Counts down to the close and then to the draw, by the server's clock. Announces only changes of the phase to
 * screen readers, because an announced countdown is noise.
 */
export function createDrawClock(say: SayLottery, changed: (phase: Phase) => void) {
  const number = make('span', { class: 'issue' });
  const label = make('span', { class: 'until' });
  const time = make('time', { class: 'count', role: 'timer', 'aria-live': 'off' });
  const bar = make('progress', { class: 'bar', max: '1', value: '0', 'aria-hidden': 'true' });
  const root = make('div', { class: 'clock' }, number, label, time, bar);
  let issue: Issue | undefined;
  let offset = 0;
  let phase: Phase | undefined;

  function tick(): void {
    if (!issue) return;
    const now = Date.now() + offset;
    const next: Phase = now >= issue.drawAt ? 'drawing' : now >= issue.closeAt ? 'closed' : 'open';
    const until = next === 'open' ? issue.closeAt : issue.drawAt;
    time.textContent = next === 'drawing' ? '00:00' : spanText(until - now);
    bar.value = Math.min(1, (now - issue.openAt) / (issue.drawAt - issue.openAt));
    root.dataset.urgent = String(next === 'open' && until - now < 10_000);
    if (next === phase) return;
    phase = next;
    root.dataset.phase = next;
    label.textContent = say(
      next === 'open' ? 'closesIn' : next === 'closed' ? 'drawsIn' : 'drawing',
    );
    changed(next);
  }
  setInterval(tick, TICK_MS);
  return {
    root,
    /** The server's time, estimated from the last response. */
    now: () => Date.now() + offset,
    follow(next: Issue, serverTime: number): void {
      offset = serverTime - Date.now();
      if (next.issueNo !== issue?.issueNo) phase = undefined;
      issue = next;
      number.textContent = say('issue', { issue: next.issueNo });
      tick();
    },
  };
}
