import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../../ui-kit/foundation/breakpoints.ts';
import source from '../../../ui-kit/foundation/breakpoints.ts?raw';
import { Stack } from '../../../ui-kit/stack/index.ts';
import * as page from '../page/page.css.ts';
import * as css from './foundations.css.ts';

/** The effect of each breakpoint, from the comments in the source. */
const HAPPENS: Readonly<Record<string, string>> = Object.fromEntries(
  [...source.matchAll(/\/\*\* (.*) \*\/\n\s+(\w+):/g)].map(([, text, name]) => [name, text]),
);

const watch = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};
const widthNow = () => window.innerWidth;

/** Every breakpoint; those that the window's width has reached are marked. */
export function Widths() {
  const now = useSyncExternalStore(watch, widthNow, widthNow);
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const widest = Math.max(...Object.values(breakpoints).map((width) => Number.parseFloat(width)));
  return (
    <>
      <p className={page.text} role="status">
        This frame is {now} px wide.
      </p>
      <Stack gap="md" asChild>
        <ul>
          {Object.entries(breakpoints).map(([name, width]) => {
            const rem = Number.parseFloat(width);
            return (
              <li
                className={css.width}
                key={name}
                data-state={now >= rem * root ? 'passed' : 'ahead'}
                style={{ inlineSize: `${(rem / widest) * 100}%` }}
              >
                <span>
                  <strong>{name}</strong>{' '}
                  <span className={page.tokenValue}>
                    {width} · {rem * root} px
                  </span>
                </span>
                <span className={page.quiet}>{HAPPENS[name]}</span>
              </li>
            );
          })}
        </ul>
      </Stack>
    </>
  );
}
