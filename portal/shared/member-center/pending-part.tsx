import { Skeleton } from '@baize/ui-kit/skeleton';
import type { Loaded } from '../api/loaded.ts';
import { FailedPart } from '../errors/failed-part.tsx';

interface PendingPartProps {
  /** A part of a page without data. */
  part: Loaded<unknown>;
  /** The estimated height of its data, a CSS length. */
  height: string;
}

/** Shown in place of a part that is loading or has failed. */
export function PendingPart({ part: { error, retry }, height }: PendingPartProps) {
  if (!error) return <Skeleton shape="block" height={height} />;
  return <FailedPart title="member.failed" error={error} onRetry={retry} />;
}
