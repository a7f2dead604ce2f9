import { customProperty } from '@baize/tokens/src/declarations.ts';
import { useEffect, useState } from 'react';
import { Stack } from '../../../ui-kit/stack/index.ts';
import * as css from './page.css.ts';
import { useDocsGlobals } from './use-globals.ts';

/** The value of each token in the current brand, from its custom property. */
export function useTokenValues(names: readonly string[]): ReadonlyMap<string, string> {
  const { brand, mode, density } = useDocsGlobals();
  const look = [brand, mode, density, ...names].join(' ');
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const [, , , ...wanted] = look.split(' ');
    const style = getComputedStyle(document.documentElement);
    setValues(
      new Map(wanted.map((name) => [name, style.getPropertyValue(customProperty(name)).trim()])),
    );
  }, [look]);
  return values;
}

const KINDS = [
  ['color', 'Colour'],
  ['font', 'Type'],
  ['space', 'Space'],
  ['size', 'Size'],
  ['radius', 'Corners'],
  ['cut', 'Corners'],
  ['corner', 'Corners'],
  ['border', 'Lines'],
  ['shadow', 'Elevation'],
  ['layer', 'Layers'],
  ['motion', 'Motion'],
] as const;

/** A list of tokens by kind: path, colour sample, and the brand's value. */
export function TokensList({ names }: { names: readonly string[] }) {
  const values = useTokenValues(names);
  const titles = [...new Set(KINDS.map(([, title]) => title))];
  return (
    <div className={css.tokenGroups}>
      {titles.map((title) => {
        const kinds: readonly string[] = KINDS.filter(([, each]) => each === title).map(
          ([kind]) => kind,
        );
        const own = names.filter((name) => kinds.includes(name.split('.')[0] ?? ''));
        if (own.length === 0) return null;
        return (
          <Stack gap="sm" asChild key={title}>
            <section aria-label={`${title} tokens`}>
              <h3 className={css.partTitle}>{title}</h3>
              <ul>
                {own.map((name) => (
                  <TokenRow key={name} name={name} value={values.get(name) ?? ''} />
                ))}
              </ul>
            </section>
          </Stack>
        );
      })}
    </div>
  );
}

/** Shortens font families and shadows, which are longer than a line, to their first part. */
const short = (value: string) => (value.length > 24 ? `${value.slice(0, 22).trimEnd()} …` : value);

function TokenRow({ name, value }: { name: string; value: string }) {
  const isColour = name.startsWith('color.');
  return (
    <li className={isColour ? css.tokenRow : css.tokenLine}>
      {isColour && (
        <span
          className={css.chip}
          style={{ background: `var(${customProperty(name)})` }}
          aria-hidden="true"
        />
      )}
      <span className={css.tokenName}>{name}</span>
      <span className={css.tokenValue} title={value}>
        {short(value)}
      </span>
    </li>
  );
}
