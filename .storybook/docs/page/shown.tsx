import type { ReactNode } from 'react';
import * as css from './page.css.ts';

/** A live example within text, on the page background. */
export const Shown = ({ children }: { children: ReactNode }) => (
  <div className={css.example}>
    <div className={css.stage}>{children}</div>
  </div>
);
