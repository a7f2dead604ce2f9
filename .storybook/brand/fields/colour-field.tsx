import { colourToken } from '@baize/tokens/src/brand-document.ts';
import { toHex, withAlpha } from '@baize/tokens/src/colour.ts';
import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import * as css from '../brand-page.css.ts';
import { shortName, type TokenFieldProps } from './field-props.ts';
import { ResetButton } from './reset-button.tsx';

const longHex = (hex: string) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** A picker, the same colour as text, and for a see-through colour how opaque it is. */
export function ColourField({ name, token, work }: TokenFieldProps<'color'>) {
  const { alpha } = token.value;
  const hex = longHex(toHex(withAlpha(token.value, 1)));
  const short = shortName(name);
  const set = (text: string, opacity = alpha) =>
    work.set(name, () => colourToken(name, text, opacity));
  return (
    <Field label={short} aside={<ResetButton name={name} work={work} />}>
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
        {alpha < 1 && (
          <input
            aria-label={`Opacity of ${short} in percent`}
            className={css.opacity}
            type="range"
            min="0"
            max="99"
            value={Math.round(alpha * 100)}
            onChange={(event) => set(hex, event.target.valueAsNumber / 100)}
          />
        )}
      </div>
    </Field>
  );
}
