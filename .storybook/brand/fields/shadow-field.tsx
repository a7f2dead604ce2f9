import { colour, fromHex, toHex, withAlpha } from '@baize/tokens/src/colour.ts';
import { customProperty } from '@baize/tokens/src/declarations.ts';
import { colourValue, px } from '@baize/tokens/src/shapes.ts';
import type { ShadowLayer } from '@baize/tokens/src/values.ts';
import { Button } from '@baize/ui-kit/button';
import { Checkbox } from '@baize/ui-kit/checkbox';
import { Input } from '@baize/ui-kit/input';
import * as css from '../brand-page.css.ts';
import { shortName, type TokenFieldProps } from './field-props.ts';
import { ResetButton } from './reset-button.tsx';

const LENGTHS = [
  ['offsetX', 'across'],
  ['offsetY', 'down'],
  ['blur', 'blur'],
  ['spread', 'spread'],
] as const;
const NEW_LAYER: ShadowLayer = {
  color: colourValue(withAlpha(fromHex('#000'), 0.3)),
  offsetX: px(0),
  offsetY: px(4),
  blur: px(12),
  spread: px(0),
};
const longHex = (hex: string) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

interface LayerProps {
  /** `shadow.card 1`: what its inputs are told apart by. */
  label: string;
  layer: ShadowLayer;
  onChange: (layer: ShadowLayer) => void;
  onRemove: (() => void) | undefined;
}

function Layer({ label, layer, onChange, onRemove }: LayerProps) {
  const { alpha = 1 } = layer.color;
  const paint = (hex: string, opacity: number) =>
    onChange({ ...layer, color: colourValue(withAlpha(fromHex(hex), opacity)) });
  const hex = longHex(toHex(colour(layer.color.components)));
  return (
    <div className={css.layer}>
      <input
        aria-label={`Colour of ${label}`}
        className={css.picker}
        type="color"
        value={hex}
        onChange={(event) => paint(event.target.value, alpha)}
      />
      <input
        aria-label={`Opacity of ${label} in percent`}
        className={css.opacity}
        type="range"
        min="0"
        max="100"
        value={Math.round(alpha * 100)}
        onChange={(event) => paint(hex, event.target.valueAsNumber / 100)}
      />
      {LENGTHS.map(([part, word]) => (
        <span className={css.part} key={part}>
          <span aria-hidden="true">{word}</span>
          <Input
            size="sm"
            type="number"
            aria-label={`${word} of ${label} in px`}
            value={String(layer[part].value)}
            onChange={({ target }) =>
              Number.isFinite(target.valueAsNumber) &&
              onChange({ ...layer, [part]: { ...layer[part], value: target.valueAsNumber } })
            }
          />
        </span>
      ))}
      <Checkbox
        checked={layer.inset ?? false}
        onChange={({ target }) => onChange({ ...layer, inset: target.checked })}
      >
        inside
      </Checkbox>
      {onRemove && (
        <Button variant="ghost" size="sm" aria-label={`Remove ${label}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  );
}

/** Every layer of a shadow by its parts, and what they give together. */
export function ShadowField({ name, token, work }: TokenFieldProps<'shadow'>) {
  const layers = token.value;
  const set = (value: readonly ShadowLayer[]) =>
    work.set(name, () => ({ type: 'shadow', value, derive: {} }));
  const short = shortName(name);
  return (
    <fieldset className={css.parts}>
      <legend className={css.legend}>
        {short} <ResetButton name={name} work={work} />
      </legend>
      <div
        className={css.sample}
        style={{ boxShadow: `var(${customProperty(name.replace('brand.', ''))})` }}
      />
      {layers.map((layer, at) => (
        <Layer
          key={at}
          label={`${short} ${at + 1}`}
          layer={layer}
          onChange={(next) => set(layers.with(at, next))}
          onRemove={layers.length > 1 ? () => set(layers.toSpliced(at, 1)) : undefined}
        />
      ))}
      <Button
        variant="soft"
        size="sm"
        aria-label={`Add a layer to ${short}`}
        onClick={() => set([...layers, NEW_LAYER])}
      >
        Add a layer
      </Button>
    </fieldset>
  );
}
