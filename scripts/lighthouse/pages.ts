import { ScriptError } from '../terminal.ts';

/** A measured page, and the role of its visitor. */
export interface MeasuredPage {
  readonly path: string;
  readonly as: 'visitor' | 'member';
}

const MEASURED: readonly MeasuredPage[] = [
  ...['/', '/rng', '/live', '/promotions', '/help#deposits', '/pointMall', '/agent'].map(
    (path) => ({ path, as: 'visitor' as const }),
  ),
  { path: '/', as: 'member' },
  { path: '/rng', as: 'member' },
];

/**
 * The pages with the given paths, or all.
 * @throws {ScriptError} for an unknown path
 */
export function pagesOf(paths: readonly string[]): readonly MeasuredPage[] {
  if (paths.length === 0) return MEASURED;
  const known = [...new Set(MEASURED.map(({ path }) => path))];
  const unknown = paths.find((path) => !known.includes(path));
  if (unknown)
    throw new ScriptError(`The page ${unknown} is not measured. Known pages: ${known.join(', ')}.`);
  return MEASURED.filter(({ path }) => paths.includes(path));
}
