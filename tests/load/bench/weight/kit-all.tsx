import { Cards } from '../kit/cards.tsx';
import { DialogPage } from '../kit/dialog-page.tsx';
import { Pager } from '../kit/pager.tsx';
import { show } from './show.ts';

show(
  <DialogPage>
    <Cards />
    <Pager />
  </DialogPage>,
);
