import { make, pause, reducedMotion } from '../../play/client/dom.ts';
import { type LineWin, SCATTER, type Spin } from './outcome.ts';

const ROWS = 3;
/** Number of symbols that pass before a reel stops. */
const RUN_IN = 6;
const LOOP = 10;
const SVG = 'http://www.w3.org/2000/svg';

/** One symbol as an SVG reference to the skin's drawing. */
export function symbolImage(symbol: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 120 120');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#symbol-${symbol}`);
  svg.append(use);
  return svg;
}
const cell = (symbol: number) => make('div', { class: 'cell' }, symbolImage(symbol));

/** Milliseconds between two reels, and of a reel's stop. No setting shortens them. */
const GAP_MS = 190;
const LANDING_MS = 660;
/** Milliseconds that a reel is delayed while two scatters are visible. */
const SUSPENSE_MS = 1100;

/** The five reels: they loop while the result is pending, and stop on it. */
export function createReels(
  root: HTMLElement,
  strips: readonly number[][],
  onStop: (reel: number, scatter: boolean) => void,
) {
  const lines = document.createElementNS(SVG, 'svg');
  lines.id = 'lines';
  lines.setAttribute('viewBox', '0 0 500 300');
  lines.setAttribute('preserveAspectRatio', 'none');
  const reels = strips.map((strip) => {
    const track = make('div', { class: 'track' });
    const box = make('div', { class: 'reel' }, track);
    return { strip, track, box, shown: strip.slice(0, ROWS) };
  });
  root.replaceChildren(...reels.map((reel) => reel.box), lines);
  const any = (strip: readonly number[], count: number) => {
    const from = Math.floor(Math.random() * strip.length);
    return Array.from({ length: count }, (_, index) => strip[(from + index) % strip.length] ?? 0);
  };
  const fill = (track: HTMLElement, symbols: readonly number[]) =>
    track.replaceChildren(...symbols.map(cell));
  /** Height of a number of symbols, for a transform. */
  const up = (count: number) => `translateY(calc(var(--tall) * -${count}))`;

  function clear(): void {
    root.classList.remove('won');
    lines.replaceChildren();
    for (const hit of root.querySelectorAll('.hit')) hit.classList.remove('hit');
  }

  function show(window: readonly (readonly number[])[]): void {
    clear();
    for (const [index, reel] of reels.entries()) {
      reel.shown = [...(window[index] ?? reel.shown)];
      fill(reel.track, reel.shown);
    }
  }

  function start(): void {
    clear();
    if (reducedMotion()) return;
    for (const reel of reels) {
      const passing = any(reel.strip, LOOP);
      fill(reel.track, [...passing, ...passing.slice(0, ROWS)]);
      reel.track.classList.add('blurred');
      reel.track.animate([{ transform: up(LOOP) }, { transform: 'none' }], {
        duration: 420,
        iterations: Number.POSITIVE_INFINITY,
      });
    }
  }

  async function land(index: number, symbols: readonly number[]) {
    const reel = reels[index];
    if (!reel) return;
    for (const animation of reel.track.getAnimations()) animation.cancel();
    reel.track.classList.remove('blurred');
    reel.shown = [...symbols];
    if (!reducedMotion()) {
      fill(reel.track, [...any(reel.strip, 1), ...symbols, ...any(reel.strip, RUN_IN)]);
      // Overshoots the stop by a fifth of a symbol and returns, like a real reel.
      const bounce = reel.track.animate(
        [
          { transform: up(RUN_IN), easing: 'cubic-bezier(.2,.6,.4,1)' },
          { transform: up(0.8), offset: 0.72, easing: 'ease-in-out' },
          { transform: up(1) },
        ],
        { duration: LANDING_MS },
      );
      await bounce.finished;
    } else {
      // With reduced motion the result is shown at the same time.
      await pause(LANDING_MS);
    }
    fill(reel.track, symbols);
    onStop(index, symbols.includes(SCATTER));
  }

  /** Stops one reel after the other; two visible scatters delay the next reels. */
  async function stop(spin: Spin): Promise<void> {
    let scatters = 0;
    const landings: Promise<void>[] = [];
    for (const [index, symbols] of spin.window.entries()) {
      if (scatters >= 2 && !reducedMotion()) {
        await Promise.all(landings);
        reels[index]?.box.classList.add('waiting');
        await pause(SUSPENSE_MS);
      } else if (index > 0) {
        await pause(GAP_MS);
      }
      landings.push(land(index, symbols));
      if (symbols.includes(SCATTER)) scatters += 1;
    }
    await Promise.all(landings);
    for (const reel of reels) reel.box.classList.remove('waiting');
  }

  const hit = (reel: number, row: number) => reels[reel]?.track.children[row]?.classList.add('hit');

  function drawLine(win: LineWin, rows: readonly number[]): void {
    const points = rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ');
    for (const kind of ['edge', 'core']) {
      const line = document.createElementNS(SVG, 'polyline');
      line.setAttribute('class', kind);
      line.setAttribute('points', points);
      lines.append(line);
    }
    if (!root.classList.contains('won')) return;
    for (let reel = 0; reel < win.count; reel += 1) hit(reel, rows[reel] ?? 0);
  }

  /**
   * Highlights wins: the given lines, and the scatters where they pay. A return of no more than the stake is drawn without
   * anything that moves or shines (R10.10).
   */
  function highlight(
    wins: readonly LineWin[],
    patterns: readonly number[][],
    { scatters, isWin }: { readonly scatters: boolean; readonly isWin: boolean },
  ) {
    clear();
    root.classList.toggle('won', isWin);
    for (const win of wins) drawLine(win, patterns[win.line] ?? []);
    if (!scatters || !isWin) return;
    for (const [index, reel] of reels.entries()) {
      const row = reel.shown.indexOf(SCATTER);
      if (row >= 0) hit(index, row);
    }
  }

  return { show, start, stop, highlight, clear };
}
export type Reels = ReturnType<typeof createReels>;
