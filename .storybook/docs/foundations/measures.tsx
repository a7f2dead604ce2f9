import { Grid } from '../../../ui-kit/grid/index.ts';
import { Stat } from '../../../ui-kit/stat/index.ts';
import { PageLink } from '../page/inline-text.tsx';

/** Own code of each component, minified and gzipped, in kB, as reported by `npm run size`. */
const WEIGHTS = [
  ['Game card', 'kit-game-card--docs', 2.05],
  ['Vendor dropdown', 'kit-vendor-dropdown--docs', 2.17],
  ['Paginator', 'kit-paginator--docs', 1.68],
  ['Modal tabs', 'kit-modal-tabs--docs', 0.73],
  ['Countdown button', 'kit-countdown-button--docs', 1.16],
  ['QR block', 'kit-qr-block--docs', 2],
  ['Balance chip', 'kit-balance-chip--docs', 1.53],
] as const;

export const Measures = () => (
  <Grid minColumn="sm">
    {WEIGHTS.map(([name, page, weight]) => (
      <Stat
        key={name}
        label={<PageLink to={page}>{name}</PageLink>}
        value={`${weight.toFixed(1)} kB`}
      />
    ))}
  </Grid>
);
