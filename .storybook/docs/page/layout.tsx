import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as css from './page.css.ts';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of a page with an entry in the table of contents. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section className={css.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={css.sectionTitle} id={`${id}-title`} data-contents={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface Entry {
  readonly id: string;
  readonly title: string;
}

/** The headings of a page and the current one. */
function useContents(place: { readonly current: HTMLElement | null }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [current, setCurrent] = useState('');
  useEffect(() => {
    const page = place.current;
    if (!page) return undefined;
    const read = () => {
      const headings = [...page.querySelectorAll<HTMLElement>('[data-contents]')];
      const found = headings.map(({ dataset, textContent }) => ({
        id: dataset.contents ?? '',
        title: textContent ?? '',
      }));
      setEntries((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
      const passed = headings.filter((each) => each.getBoundingClientRect().top < innerHeight / 3);
      setCurrent(passed.at(-1)?.dataset.contents ?? found[0]?.id ?? '');
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(page, { childList: true, subtree: true });
    window.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', read);
    };
  }, [place]);
  return { entries, current };
}

interface DocsLayoutProps {
  /** The kind of page, shown above its title. */
  eyebrow: string;
  title: string;
  lede?: ReactNode;
  /** The page is running text, not a list of sections. */
  written?: boolean;
  children: ReactNode;
}

/** A documentation page: header, content, and a table of contents at the side. */
export function DocsLayout({ eyebrow, title, lede, written = false, children }: DocsLayoutProps) {
  const place = useRef<HTMLElement>(null);
  const { entries, current } = useContents(place);
  return (
    <div className={css.page}>
      <main className={written ? css.prose : css.content} ref={place}>
        <header className={css.head}>
          <p className={css.eyebrow}>{eyebrow}</p>
          <h1 className={css.title}>{title}</h1>
          {lede && <p className={css.lede}>{lede}</p>}
        </header>
        {children}
      </main>
      {entries.length > 1 && (
        <nav className={css.contents} aria-label="On this page">
          <p className={css.eyebrow}>On this page</p>
          <ul className={css.contentsList}>
            {entries.map(({ id, title: name }) => (
              <li key={id}>
                <a
                  className={css.contentsLink}
                  href={`#${id}`}
                  aria-current={id === current || undefined}
                  onClick={(event) => {
                    // The frame's base URL would open the fragment in the outer window.
                    event.preventDefault();
                    document.getElementById(id)?.scrollIntoView();
                  }}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
