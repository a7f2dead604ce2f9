import { type PageMetric, reportPageFigures } from '@baize/gateway/contract/page-figures.ts';
import { phone } from '@baize/ui-kit/foundation/breakpoints';
import { matchPath } from 'react-router-dom';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { sendBeacon } from '../../shared/api/send-beacon.ts';
import { whenIdle } from '../../shared/when-idle.ts';
import { manifestRoutes } from '../navigation/manifests.ts';

/** Milliseconds that one figure waits for the next to be followed, on a page that does not come to rest. */
const FOLLOWED_WITHIN = 500;

/** The pattern of the portal's route that a path belongs to; undefined for what is no page. */
export const routeOf = (pathname: string): string | undefined =>
  manifestRoutes.find(({ path }) => matchPath(path, pathname))?.path;

function deviceClass() {
  if (window.matchMedia(phone).matches) return 'phone';
  return window.matchMedia('(pointer: coarse)').matches ? 'tablet' : 'desktop';
}

/**
 * Counts how long the page's largest part took, how long presses took and how far things moved, and
 * tells the gateway once, when the page goes out of sight for the first time. What comes after that
 * is not counted, and a page that moved on within the portal counts as the one that was loaded.
 */
export async function countPage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  if (!route) return;
  const values = new Map<PageMetric, number>();
  const keep = ({ name, value }: { name: PageMetric; value: number }) => values.set(name, value);
  // Each reads what the browser has kept since the page began; all at once would hold up a press.
  for (const follow of [onLCP, onINP, onCLS]) {
    follow(keep);
    await new Promise<void>((resolve) => void whenIdle(resolve, FOLLOWED_WITHIN));
  }
  const report = () => {
    const { brand } = document.documentElement.dataset;
    const figures = [...values].map(([metric, value]) => ({ metric, value }));
    if (!brand || figures.length === 0) return;
    void sendBeacon(reportPageFigures, { route, device: deviceClass(), brand, figures });
  };
  // After the library's own listeners, which settle the values at that moment.
  const onVisibilityChange = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    report();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  // It may have gone out of sight meanwhile.
  onVisibilityChange();
}
