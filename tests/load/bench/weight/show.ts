import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** What each page that is weighed does with what it shows. */
export function show(node: ReactNode): void {
  const place = document.getElementById('root');
  if (place) createRoot(place).render(node);
}
