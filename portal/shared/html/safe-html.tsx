import { Image } from '@baize/ui-kit/image';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { prose } from './safe-html.css.ts';
import { sanitise } from './sanitise.ts';

let onServer: (html: string) => string = () => '';

/** The server has no document to sanitise with: it says what does it there, and draws the text. */
export function sanitiseWith(sanitiser: (html: string) => string): void {
  onServer = sanitiser;
}

/** A picture that could not be had: where it stood, for the default image. */
interface LostPicture {
  readonly html: string;
  readonly place: HTMLElement;
  readonly picture: HTMLImageElement;
}

/** What the author said of a picture's size, or the shape of most. */
function boxOf(picture: HTMLImageElement) {
  const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
  return {
    ratio: width && height ? `${width} / ${height}` : '16 / 9',
    style: { maxInlineSize: `${width || 320}px` },
  };
}

/** Shows HTML that came from outside, sanitised. Never give outside HTML to React any other way. */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isOurs = useRef(false);
  const [lost, setLost] = useState<readonly LostPicture[]>([]);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    // What the server drew is sanitised already.
    if (isOurs.current || !element.hasChildNodes()) element.replaceChildren(sanitise(html));
    isOurs.current = true;

    const askedAgain = new Set<EventTarget>();
    // R8.13: asked for once more, as a new element, as the same one would not ask; then the default image.
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
    // Of a drawn page one may have failed before anybody listened.
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
        // React leaves alone what the server drew here: in the browser the text is not its own.
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
