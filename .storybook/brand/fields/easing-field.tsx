import { cssValue } from '@baize/tokens/src/css-value.ts';
import { Button } from '@baize/ui-kit/button';
import { Input } from '@baize/ui-kit/input';
import { Select } from '@baize/ui-kit/select';
import { useRef } from 'react';
import * as css from '../brand-page.css.ts';
import { shortName, type TokenFieldProps } from './field-props.ts';
import { ResetButton } from './reset-button.tsx';

const PRESETS = {
  'Even (linear)': [0, 0, 1, 1],
  'Calm (ease out)': [0.16, 1, 0.3, 1],
  Brisk: [0.2, 0, 0, 1],
  'Both ends soft': [0.65, 0, 0.35, 1],
  'Past and back': [0.34, 1.4, 0.64, 1],
} as const;
const PARTS = ['start time', 'start way', 'end time', 'end way'] as const;
/** Long enough to see the way, and the same for every brand. */
const SHOW_MS = 900;

/** The curve by presets or by its four numbers, drawn, and shown by something that moves on it. */
export function EasingField({ name, token, work }: TokenFieldProps<'cubicBezier'>) {
  const ball = useRef<HTMLDivElement>(null);
  const short = shortName(name);
  const [x1, y1, x2, y2] = token.value;
  const set = (value: readonly number[]) =>
    work.set(name, () => ({ type: 'cubicBezier', value, derive: {} }));
  const preset = Object.entries(PRESETS).find(([, curve]) => String(curve) === String(token.value));
  return (
    <fieldset className={css.parts}>
      <legend className={css.legend}>
        {short} <ResetButton name={name} work={work} />
      </legend>
      <Select
        aria-label={`Preset of ${short}`}
        value={preset?.[0] ?? ''}
        placeholder="Its own curve"
        options={Object.keys(PRESETS).map((value) => ({ value, label: value }))}
        onChange={({ target }) => {
          const found = Object.entries(PRESETS).find(([label]) => label === target.value);
          if (found) set(found[1]);
        }}
      />
      <svg className={css.curve} viewBox="-0.1 -0.6 1.2 2.2" aria-hidden="true">
        <path d="M0 1H1M0 0H1" className={css.curveGrid} />
        <path d={`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`} className={css.curveLine} />
      </svg>
      <div className={css.layer}>
        {PARTS.map((part, at) => (
          <span className={css.part} key={part}>
            <span aria-hidden="true">{part}</span>
            <Input
              size="sm"
              type="number"
              step="0.05"
              aria-label={`${part} of ${short}`}
              value={String(token.value[at])}
              onChange={({ target }) =>
                Number.isFinite(target.valueAsNumber) &&
                set(token.value.map((now, place) => (place === at ? target.valueAsNumber : now)))
              }
            />
          </span>
        ))}
      </div>
      <div className={css.track}>
        <div className={css.ball} ref={ball} />
      </div>
      <Button
        variant="soft"
        size="sm"
        onClick={() =>
          ball.current?.animate(
            { insetInlineStart: ['0%', '90%'] },
            { duration: SHOW_MS, easing: cssValue(token), fill: 'forwards' },
          )
        }
      >
        Show the motion
      </Button>
    </fieldset>
  );
}
