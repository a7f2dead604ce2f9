import type { ReactNode } from 'react';
import * as css from './page-head.css.ts';

interface PageHeadProps {
  title: ReactNode;
  /** What the page is for, in a sentence or two. */
  intro: ReactNode;
}

/** Title and purpose of a page. */
export function PageHead({ title, intro }: PageHeadProps) {
  return (
    <header className={css.head}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.intro}>{intro}</p>
    </header>
  );
}
