import { Image } from '@baize/ui-kit/image';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { prose } from './safe-html.css.ts';
import { sanitise } from './sanitise.ts';

let onServer: (html: string) => string = () => '';

/** Sets the sanitiser of the server, which has no document, and renders text. */
export function sanitiseWith(sanitiser: (html: string) => string): void {
  onServer = sanitiser;
}

/** A picture that failed to load: its place, for the fallback picture. */
interface LostPicture {
  readonly html: string;
  readonly place: HTMLElement;
  readonly picture: HTMLImageElement;
}

/** The size that the author set on a picture, or the most common ratio. */
function boxOf(picture: HTMLImageElement) {
  const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
  return {
    ratio: width && height ? `${width} / ${height}` : '16 / 9',
    style: { maxInlineSize: `${width || 320}px` },
  };
}

/**
 * Renders HTML that came from outside, sanitised. Never pass outside HTML to React any other way.
 */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isOurs = useRef(false);
  const [lost, setLost] = useState<readonly LostPicture[]>([]);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    // The server's output is sanitised already.
    if (isOurs.current || !element.hasChildNodes()) element.replaceChildren(sanitise(html));
    isOurs.current = true;

    const askedAgain = new Set<EventTarget>();
    // R8.13: retried once as a new element, because the same one would not request it again; then
    // the fallback picture.
    const replace = (picture: HTMLImageElement) => {
      if (!askedAgain.has(picture)) {
        const again = picture.cloneNode() as HTMLImageElement;
        askedAgain.add(again);
        picture.replaceWith(again);
        return;
      }
      const instead = document.createElement('span');
      picture.replaceWith(instead);
      setLost((known) => [
        ...known.filter((each) => each.html === html),
        { html, place: instead, picture },
      ]);
    };
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replace(target);
    };
    element.addEventListener('error', onError, true);
    // A picture of a server-rendered page may have failed before the listener was attached.
    for (const picture of element.querySelectorAll<HTMLImageElement>('img[src]')) {
      if (picture.complete && picture.naturalWidth === 0) replace(picture);
    }
    return () => element.removeEventListener('error', onError, true);
  }, [html]);
  return (
    <>
      <div
        ref={place}
        className={prose}
        // React does not compare this HTML when it hydrates: the browser's own sanitised text may
        // differ.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's sanitiser, or nothing
        dangerouslySetInnerHTML={{ __html: onServer(html) }}
      />
      {lost.map(
        (each, index) =>
          each.html === html &&
          createPortal(
            <Image src={undefined} alt={each.picture.alt} {...boxOf(each.picture)} />,
            each.place,
            String(index),
          ),
      )}
    </>
  );
}
