import { type PageMetric, reportPageFigures } from '@baize/gateway/contract/page-figures.ts';
import { phone } from '@baize/ui-kit/foundation/breakpoints';
import { matchPath } from 'react-router-dom';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { sendBeacon } from '../../shared/api/send-beacon.ts';
import { whenIdle } from '../../shared/when-idle.ts';
import { manifestRoutes } from '../navigation/manifests.ts';

/** Milliseconds between starting two metrics, on a page that does not become idle. */
const FOLLOWED_WITHIN = 500;

/** The route pattern of a path; undefined where the portal has no such page. */
const routeOf = (pathname: string): string | undefined =>
  manifestRoutes.find(({ path }) => matchPath(path, pathname))?.path;

function deviceClass() {
  if (window.matchMedia(phone).matches) return 'phone';
  return window.matchMedia('(pointer: coarse)').matches ? 'tablet' : 'desktop';
}

/**
 * Measures the largest contentful paint, the interaction delay and the layout shift of the page,
 * and reports them to the gateway once, when the page is first hidden. Later events are not
 * counted, and a page that navigated within the portal counts as the one that was loaded.
 */
export async function reportWebVitals(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  if (!route) return;
  const values = new Map<PageMetric, number>();
  const keep = ({ name, value }: { name: PageMetric; value: number }) => values.set(name, value);
  // Each metric processes the buffered entries since the start of the page; all at once would delay
  // a press.
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
  // After the library's own listeners, which finalise the values in that event.
  const onVisibilityChange = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    report();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  // The page may have been hidden meanwhile.
  onVisibilityChange();
}
