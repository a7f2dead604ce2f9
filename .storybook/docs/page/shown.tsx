import type { ReactNode } from 'react';
import * as css from './page.css.ts';

/** Something live within a text, on the page's own ground. */
export const Shown = ({ children }: { children: ReactNode }) => (
  <div className={css.example}>
    <div className={css.stage}>{children}</div>
  </div>
);
