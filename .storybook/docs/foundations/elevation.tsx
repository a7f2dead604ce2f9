import { Grid } from '../../../ui-kit/grid/index.ts';
import { Stack } from '../../../ui-kit/stack/index.ts';
import { InlineText } from '../page/inline-text.tsx';
import * as page from '../page/page.css.ts';
import { useTokenValues } from '../page/tokens-list.tsx';
import * as css from './foundations.css.ts';
import { property, TokenLabel, tokensUnder } from './shared.tsx';

const PURPOSES: Readonly<Record<string, string>> = {
  'shadow.card': 'Cards on the page.',
  'shadow.raised': 'Cards that are hovered or contain the focus.',
  'shadow.popup': 'Menus, popovers, dialogs.',
  'shadow.glow': 'Glowing elements, such as a jackpot.',
  'shadow.action': 'The main button.',
};

export function Shadows() {
  return (
    <div className={css.elevations}>
      {tokensUnder('shadow').map((name) => (
        <div className={css.elevation} key={name} style={{ boxShadow: property(name) }}>
          <span className={page.tokenName}>{name}</span>
          <span className={page.quiet}>
            <InlineText>{PURPOSES[name] ?? ''}</InlineText>
          </span>
        </div>
      ))}
    </div>
  );
}

export function Corners() {
  return (
    <Grid minColumn="sm" asChild>
      <ul>
        {tokensUnder('radius').map((name) => (
          <Stack gap="sm" asChild key={name}>
            <li>
              <div className={css.shape} style={{ borderRadius: property(name) }} />
              <TokenLabel name={name} />
            </li>
          </Stack>
        ))}
      </ul>
    </Grid>
  );
}

/** The stacking order, topmost first. */
export function Layers() {
  const names = tokensUnder('layer');
  const values = useTokenValues(names);
  const sorted = names.toSorted(
    (one, other) => Number(values.get(other)) - Number(values.get(one)),
  );
  return (
    <ol className={page.steps}>
      {sorted.map((name) => (
        <li className={page.step} key={name}>
          <span>
            <span className={page.tokenName}>{name}</span>{' '}
            <span className={page.tokenValue}>{values.get(name)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
