import { show } from './show.ts';

show(<div />);
