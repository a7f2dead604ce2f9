import '../hand/brands.css';

import { loadBrandFonts } from '../hand/brand-fonts.ts';
import { Cards } from '../hand/cards.tsx';
import { tasksOf } from '../mount.ts';
import { Card } from './card.ts';

loadBrandFonts();
window.bench = tasksOf({
  cards: () => <Cards card={Card} />,
  paginator: () => null,
  dialog: () => null,
});
