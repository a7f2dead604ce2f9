import type { ReactNode } from 'react';
import * as css from './page-head.css.ts';

interface PageHeadProps {
  title: ReactNode;
  /** The purpose of the page, in one or two sentences. */
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
