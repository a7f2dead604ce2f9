import { type Baseline, hashOfPicture, isKept } from './baseline.ts';
import type { CaptureResult } from './capture-result.ts';
import { type Change, compare } from './compare.ts';
import type { Shot } from './plan.ts';

/** One picture that is not as it was approved. */
export interface Finding {
  readonly key: string;
  readonly kind: 'different' | 'new' | 'gone' | 'broken';
  /** In words: how many pixels, or what the story died of. */
  readonly what: string;
  /** Absent for what nothing makes any more. */
  readonly shot?: Shot;
  readonly change?: Change;
  readonly before?: Buffer;
  readonly after?: Buffer;
  readonly difference?: Buffer;
}

/** Compares a result with the baseline; undefined if it is as approved. */
export async function compareShot(
  result: CaptureResult,
  baseline: Baseline,
): Promise<Finding | undefined> {
  const { shot } = result;
  const { key } = shot;
  if ('problem' in result) return { key, kind: 'broken', what: result.problem, shot };
  const known = baseline.hash(key);
  if ('isSame' in result) {
    if (known === undefined) return undefined;
    return { key, kind: 'gone', what: 'nothing in the story has this state any more', shot };
  }
  const { png } = result;
  if (known === undefined) {
    return { key, kind: 'new', what: 'not in the baseline', shot, after: png };
  }
  // Byte for byte what the browser delivered then: nothing to decode.
  if (known === hashOfPicture(png)) return undefined;
  const before = await (isKept(key) ? baseline.read(key) : baseline.find(key));
  if (!before) {
    const what = 'differs; what it was like is not on this machine';
    return { key, kind: 'different', what, shot, after: png };
  }
  const { pixels, differs, difference, change } = await compare(before, png);
  if (!differs || !difference) return undefined;
  const what = `${pixels.toLocaleString('en')} pixels differ`;
  return {
    key,
    kind: 'different',
    what,
    shot,
    before,
    after: png,
    difference,
    ...(change && { change }),
  };
}

/**
 * Whether a finding fails the run: all do but the new pictures of a brand that the baseline has nothing
 * of, which is a brand team's own.
 */
export const failsRun = ({ kind, shot }: Finding, approvedBrands: ReadonlySet<string>): boolean =>
  kind !== 'new' || !shot || approvedBrands.size === 0 || approvedBrands.has(shot.look.brand);

/** Pictures of the baseline that no story makes any more. */
export const obsoletePictures = (
  known: readonly string[],
  planned: ReadonlySet<string>,
): Finding[] =>
  known
    .filter((key) => !planned.has(key))
    .map((key) => ({ key, kind: 'gone', what: 'no story makes this picture any more' }));
