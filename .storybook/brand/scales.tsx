import { cssValue } from '@baize/tokens/src/css-value.ts';
import { customProperty } from '@baize/tokens/src/declarations.ts';
import type { ResolvedMap } from '@baize/tokens/src/resolve.ts';
import { Grid } from '../../ui-kit/grid/index.ts';
import { Inline } from '../../ui-kit/inline/index.ts';
import { SHARED } from './brand-files.ts';
import * as css from './brand-page.css.ts';

const under = (group: string) =>
  [...SHARED.semantic.keys()].filter((name) => name.startsWith(`${group}.`));
const shown = (tokens: ResolvedMap, name: string) => {
  const token = tokens.get(name);
  return token ? cssValue(token) : '';
};
const property = (name: string) => `var(${customProperty(name)})`;

/** Both families at every size. */
export function TypeScale({ tokens }: { tokens: ResolvedMap }) {
  return under('font.size').map((name) => {
    const display = ['title', 'headline', 'hero'].some((size) => name.endsWith(size));
    const role = display ? 'display' : 'body';
    return (
      <Inline gap="lg" align="baseline" asChild key={name}>
        <p>
          <span
            style={{
              fontFamily: property(`font.family.${role}`),
              fontSize: property(name),
              fontWeight: display ? property('font.weight.display') : undefined,
              letterSpacing: display ? property('font.tracking.display') : undefined,
              lineHeight: property('font.line.tight'),
            }}
          >
            Fortune favours ₱ 1,234.50
          </span>
          <span className={css.quiet}>
            {name} · {role} · {shown(tokens, name)}
          </span>
        </p>
      </Inline>
    );
  });
}

/** Corners, elevation, spaces and pace as they are drawn. */
export function Shapes({ tokens }: { tokens: ResolvedMap }) {
  return (
    <Grid minColumn="sm" gap="md" asChild>
      <ul>
        {under('radius').map((name) => (
          <li className={css.tile} key={name}>
            <div
              className={`${css.sample} ${css.swatch}`}
              style={{ borderRadius: property(name) }}
            />
            {name} · {shown(tokens, name)}
          </li>
        ))}
        {under('shadow').map((name) => (
          <li className={css.tile} key={name}>
            <div
              className={css.sample}
              style={{ boxShadow: property(name), borderRadius: property('radius.card') }}
            />
            {name}
          </li>
        ))}
        {under('space').map((name) => (
          <li className={css.tile} key={name}>
            <div
              style={{
                inlineSize: property(name),
                blockSize: property('space.lg'),
                background: property('color.accent.bg'),
              }}
            />
            {name} · {shown(tokens, name)}
          </li>
        ))}
        {under('motion').map((name) => (
          <li className={css.tile} key={name}>
            {name} · {shown(tokens, name)}
          </li>
        ))}
      </ul>
    </Grid>
  );
}
