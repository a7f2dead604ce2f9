import { Grid, type GridProps } from '@baize/ui-kit/grid';
import * as css from './pair-grid.css.ts';

/** Small parts such as figures and filters: as many beside each other as fit, two on a phone. */
export function PairGrid(props: Pick<GridProps, 'gap' | 'children'>) {
  return <Grid {...props} minColumn="sm" className={css.pairs} />;
}
