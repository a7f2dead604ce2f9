import { useLayoutEffect, useRef } from 'react';
import { prose } from './safe-html.css.ts';
import { sanitise } from './sanitise.ts';

let onServer: (html: string) => string = () => '';

/** The server has no document to sanitise with: it says what does it there, and draws the text. */
export function sanitiseWith(sanitiser: (html: string) => string): void {
  onServer = sanitiser;
}

/** Shows HTML that came from outside, sanitised. Never give outside HTML to React any other way. */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isOurs = useRef(false);
  useLayoutEffect(() => {
    const element = place.current;
    // What the server drew is sanitised already.
    if (isOurs.current || !element?.hasChildNodes()) element?.replaceChildren(sanitise(html));
    isOurs.current = true;
  }, [html]);
  return (
    <div
      ref={place}
      className={prose}
      // React leaves alone what the server drew here: in the browser the text is not its own.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's sanitiser, or nothing
      dangerouslySetInnerHTML={{ __html: onServer(html) }}
    />
  );
}
