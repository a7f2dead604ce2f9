/**
 * What a picture goes through. `first` and `again` ask for the picture itself (one retry), then
 * `fallback` asks for the default image, and `drawn` needs no network any more.
 */
export type Stage = 'first' | 'again' | 'fallback' | 'drawn';

/** The stage after a failed one. */
export function afterFailure(stage: Stage, hasFallback: boolean): Stage {
  if (stage === 'first') return 'again';
  if (stage === 'again' && hasFallback) return 'fallback';
  return 'drawn';
}
