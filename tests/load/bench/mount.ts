import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { TABS } from './games.ts';
import { picturesLoaded, rendered, type Tasks, turnPages, walkDialog } from './harness.ts';

export interface Variant {
  cards(): ReactNode;
  paginator(): ReactNode;
  dialog(): ReactNode;
}

const PAGE_TURNS = 100;
const DIALOG_ROUNDS = 5;

/** The same three tasks for both variants; only their components differ. */
export function tasksOf(variant: Variant): Tasks {
  let root: Root | undefined;
  const mount = (node: ReactNode) => {
    const place = document.getElementById('root');
    if (!place) throw new Error('The page has no root.');
    root = createRoot(place);
    flushSync(() => root?.render(node));
  };
  const clear = () => {
    root?.unmount();
    root = undefined;
  };
  return {
    cards: {
      async run() {
        mount(variant.cards());
        await rendered();
        await picturesLoaded();
        if (document.querySelectorAll('article').length !== 200)
          throw new Error('The page does not have 200 cards.');
      },
      clear,
    },
    paginator: {
      async prepare() {
        mount(variant.paginator());
        await rendered();
      },
      run: () => turnPages(PAGE_TURNS),
      clear,
    },
    dialog: {
      async prepare() {
        mount(variant.dialog());
        await rendered();
        await picturesLoaded();
      },
      run: () => walkDialog(DIALOG_ROUNDS, TABS.length),
      clear,
    },
  };
}
