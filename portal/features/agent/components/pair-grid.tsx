import { Grid, type GridProps } from '@baize/ui-kit/grid';
import * as css from './pair-grid.css.ts';

/** A grid for a multiple of five figures. */
export const FigureGrid = ({ children }: Pick<GridProps, 'children'>) => (
  <div className={css.figuresBox}>
    <Grid gap="xl" minColumn="sm" className={`${css.pairs} ${css.figures}`}>
      {children}
    </Grid>
  </div>
);

/** A grid of small items such as figures and filters: as many per row as fit, two on a phone. */
export function PairGrid(props: Pick<GridProps, 'gap' | 'children'>) {
  return <Grid {...props} minColumn="sm" className={css.pairs} />;
}
