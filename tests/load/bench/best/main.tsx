import '../hand/base.css';
import '../hand/cards.css';
import './best.css';
import { Cards } from '../hand/cards.tsx';
import { DialogPage } from '../hand/dialog-page.tsx';
import { Pager } from '../hand/pager.tsx';
import { tasksOf } from '../mount.ts';
import { Card } from './card.ts';
import { TabsDialog } from './dialog.tsx';

const cards = <Cards card={Card} />;

window.bench = tasksOf({
  cards: () => cards,
  paginator: () => <Pager />,
  dialog: () => <DialogPage dialog={TabsDialog}>{cards}</DialogPage>,
});
