/**
 * The stages of loading a picture. `first` and `again` request the picture itself (one retry),
 * `fallback` requests the fallback picture, and `placeholder` needs no network.
 */
export type Stage = 'first' | 'again' | 'fallback' | 'placeholder';

/** The stage after a failure. */
export function stageAfterFailure(stage: Stage, hasFallback: boolean): Stage {
  if (stage === 'first') return 'again';
  if (stage === 'again' && hasFallback) return 'fallback';
  return 'placeholder';
}
