import './base.css';
import './cards.css';
import { tasksOf } from '../mount.ts';
import { Card } from './card.ts';
import { Cards } from './cards.tsx';
import { TabsDialog } from './dialog.tsx';
import { DialogPage } from './dialog-page.tsx';
import { Pager } from './pager.tsx';

const cards = <Cards card={Card} />;

window.bench = tasksOf({
  cards: () => cards,
  paginator: () => <Pager />,
  dialog: () => <DialogPage dialog={TabsDialog}>{cards}</DialogPage>,
});
