import '../hand/base.css';
import '../hand/cards.css';
import { Card } from '../hand/card.ts';
import { Cards } from '../hand/cards.tsx';
import { TabsDialog } from '../hand/dialog.tsx';
import { DialogPage } from '../hand/dialog-page.tsx';
import { Pager } from '../hand/pager.tsx';
import { show } from './show.ts';

show(
  <DialogPage dialog={TabsDialog}>
    <Cards card={Card} />
    <Pager />
  </DialogPage>,
);
