import './hand.css';
import { useState } from 'react';
import { tasksOf } from '../mount.ts';
import { Cards } from './cards.tsx';
import { TabsDialog } from './dialog.tsx';
import { Pager } from './pager.tsx';

function DialogPage() {
  const [state, setState] = useState<'gone' | 'open' | 'closing'>('gone');
  return (
    <>
      <button type="button" id="open" onClick={() => setState('open')}>
        Log in
      </button>
      <Cards />
      {state !== 'gone' && (
        <TabsDialog
          closing={state === 'closing'}
          onClose={() => setState('closing')}
          onGone={() => setState('gone')}
        />
      )}
    </>
  );
}

window.bench = tasksOf({
  cards: () => <Cards />,
  paginator: () => <Pager />,
  dialog: () => <DialogPage />,
});
