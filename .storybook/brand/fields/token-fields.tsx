import { BRAND_TOKENS } from '@baize/tokens/src/brand-names.ts';
import { Stack } from '../../../ui-kit/stack/index.ts';
import * as css from '../brand-page.css.ts';
import type { BrandWork } from '../use-brand-work.ts';
import { ColourField } from './colour-field.tsx';
import { EasingField } from './easing-field.tsx';
import { FontField } from './font-field.tsx';
import { NumberField } from './number-field.tsx';
import { ShadowField } from './shadow-field.tsx';

const GROUPS = [
  ['Colours', /^brand\.color\./],
  ['States, derived unless they are set', /^brand\.state\./],
  ['Fonts', /^brand\.font\./],
  ['Corners', /^brand\.(radius|cut|corner)\./],
  ['Shadows', /^brand\.shadow\./],
  ['Motion', /^brand\.motion\./],
] as const;

function TokenField({ name, work }: { name: string; work: BrandWork }) {
  const token = work.state.tokens.get(name);
  if (!token) return null;
  switch (token.type) {
    case 'color':
      return <ColourField name={name} token={token} work={work} />;
    case 'fontFamily':
      return <FontField name={name} token={token} work={work} />;
    case 'shadow':
      return <ShadowField name={name} token={token} work={work} />;
    case 'cubicBezier':
      return <EasingField name={name} token={token} work={work} />;
    default:
      return <NumberField name={name} token={token} work={work} />;
  }
}

/** A field for each token of the brand, grouped by purpose. */
export function TokenFields({ work }: { work: BrandWork }) {
  return GROUPS.map(([title, pattern]) => (
    <Stack gap="md" asChild key={title}>
      <section>
        <h3 className={css.groupTitle}>{title}</h3>
        {[...BRAND_TOKENS.keys()]
          .filter((name) => pattern.test(name))
          .map((name) => (
            <TokenField key={name} name={name} work={work} />
          ))}
      </section>
    </Stack>
  ));
}
