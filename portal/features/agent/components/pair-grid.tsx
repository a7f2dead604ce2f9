import { Grid, type GridProps } from '@baize/ui-kit/grid';
import * as css from './pair-grid.css.ts';

/** Figures of which there are a multiple of five. */
export const FigureGrid = ({ children }: Pick<GridProps, 'children'>) => (
  <div className={css.figuresBox}>
    <Grid gap="xl" minColumn="sm" className={`${css.pairs} ${css.figures}`}>
      {children}
    </Grid>
  </div>
);

/** Small parts such as figures and filters: as many beside each other as fit, two on a phone. */
export function PairGrid(props: Pick<GridProps, 'gap' | 'children'>) {
  return <Grid {...props} minColumn="sm" className={css.pairs} />;
}
