import { colourToken } from '@baize/tokens/src/brand-document.ts';
import { BRAND_TOKENS } from '@baize/tokens/src/brand-names.ts';
import { toHex, withAlpha } from '@baize/tokens/src/colour.ts';
import type { ResolvedToken } from '@baize/tokens/src/resolve.ts';
import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import * as css from './brand-page.css.ts';
import type { BrandWork } from './use-brand-work.ts';

const longHex = (hex: string) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

interface FieldProps {
  name: string;
  token: ResolvedToken;
  work: BrandWork;
}

function ColourField({ name, token, work }: FieldProps) {
  if (token.type !== 'color') return null;
  const { alpha } = token.value;
  const hex = longHex(toHex(withAlpha(token.value, 1)));
  const short = name.slice('brand.color.'.length);
  const set = (text: string) => work.set(name, () => colourToken(name, text, alpha));
  return (
    <Field label={short} hint={alpha < 1 ? `${Math.round(alpha * 100)} % opaque` : undefined}>
      <div className={css.colourPair}>
        <input
          aria-label={`Pick ${short}`}
          className={css.picker}
          type="color"
          value={hex}
          onChange={(event) => set(event.target.value)}
        />
        <Input
          key={hex}
          defaultValue={hex}
          spellCheck={false}
          onBlur={(event) => event.target.value !== hex && set(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && set(event.currentTarget.value)}
        />
      </div>
    </Field>
  );
}

/** A length, a time or a plain number; the unit stays as it is. */
function NumberField({ name, token, work }: FieldProps) {
  const now =
    token.type === 'dimension' || token.type === 'duration'
      ? token.value.value
      : token.type === 'number' || token.type === 'fontWeight'
        ? token.value
        : undefined;
  if (now === undefined) return null;
  const unit = token.type === 'dimension' || token.type === 'duration' ? token.value.unit : '';
  const change = (text: string) => {
    const number = Number(text);
    if (text.trim() === '' || !Number.isFinite(number)) return;
    const value = unit ? { value: number, unit } : number;
    work.set(name, () => ({ type: token.type, value, derive: {} }));
  };
  return (
    <Field label={name.slice('brand.'.length)} hint={unit || undefined}>
      <Input
        type="number"
        step="any"
        value={String(now)}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  );
}

/** An input for each colour, length, time and number of the brand. */
export function TokenFields({ work }: { work: BrandWork }) {
  return [...BRAND_TOKENS.keys()].map((name) => {
    const token = work.state.tokens.get(name);
    if (!token) return null;
    const Kind = token.type === 'color' ? ColourField : NumberField;
    return <Kind key={name} name={name} token={token} work={work} />;
  });
}
