import { tasksOf } from '../mount.ts';
import { Cards } from './cards.tsx';
import { DialogPage } from './dialog-page.tsx';
import { Pager } from './pager.tsx';

const cards = <Cards />;

window.bench = tasksOf({
  cards: () => cards,
  paginator: () => <Pager />,
  dialog: () => <DialogPage>{cards}</DialogPage>,
});
