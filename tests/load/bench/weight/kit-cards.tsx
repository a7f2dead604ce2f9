import { Cards } from '../kit/cards.tsx';
import { show } from './show.ts';

show(<Cards />);
