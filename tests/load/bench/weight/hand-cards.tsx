import '../hand/base.css';
import '../hand/cards.css';
import { Card } from '../hand/card.ts';
import { Cards } from '../hand/cards.tsx';
import { show } from './show.ts';

show(<Cards card={Card} />);
