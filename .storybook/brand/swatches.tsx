import { toHex } from '@baize/tokens/src/colour.ts';
import { customProperty } from '@baize/tokens/src/declarations.ts';
import type { ResolvedMap } from '@baize/tokens/src/resolve.ts';
import { Grid } from '../../ui-kit/grid/index.ts';
import { SHARED } from './brand-files.ts';
import * as css from './brand-page.css.ts';

const NAMES = [...SHARED.semantic.keys()].filter((name) => name.startsWith('color.'));

/** Every colour that components read, with its name and its value in this brand and mode. */
export function Swatches({ tokens }: { tokens: ResolvedMap }) {
  return (
    <Grid minColumn="sm" gap="md" asChild>
      <ul>
        {NAMES.map((name) => {
          const token = tokens.get(name);
          return (
            <li className={css.tile} key={name}>
              <div className={css.swatch} style={{ background: `var(${customProperty(name)})` }} />
              <span>{name.slice('color.'.length)}</span>
              <span className={css.value}>{token?.type === 'color' && toHex(token.value)}</span>
            </li>
          );
        })}
      </ul>
    </Grid>
  );
}
