import { useLayoutEffect, useRef } from 'react';
import { prose } from './safe-html.css.ts';
import { sanitise } from './sanitise.ts';

/** Shows HTML that came from outside, sanitised. Never give outside HTML to React any other way. */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitise(html));
  }, [html]);
  return <div ref={place} className={prose} />;
}
