import { type Baseline, hashOfPicture, isKept } from './baseline.ts';
import type { CaptureResult } from './capture-result.ts';
import { type Change, compare } from './compare.ts';
import type { Shot } from './plan.ts';

/** One picture that differs from the approved one. */
export interface Finding {
  readonly key: string;
  readonly kind: 'different' | 'new' | 'gone' | 'broken';
  /** A description: the number of pixels, or the story's error. */
  readonly what: string;
  /** Absent for a picture without a story. */
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
  // Equal bytes need no decoding.
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
 * Whether a finding fails the run: all do except new pictures of a brand without any in the baseline, which is a brand team's
 * own.
 */
export const failsRun = ({ kind, shot }: Finding, approvedBrands: ReadonlySet<string>): boolean =>
  kind !== 'new' || !shot || approvedBrands.size === 0 || approvedBrands.has(shot.look.brand);

/** Pictures of the baseline that no longer have a story. */
export const obsoletePictures = (
  known: readonly string[],
  planned: ReadonlySet<string>,
): Finding[] =>
  known
    .filter((key) => !planned.has(key))
    .map((key) => ({ key, kind: 'gone', what: 'no story makes this picture any more' }));
