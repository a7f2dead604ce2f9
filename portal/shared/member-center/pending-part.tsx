import { Skeleton } from '@baize/ui-kit/skeleton';
import type { Loaded } from '../api/loaded.ts';
import { FailedPart } from '../errors/failed-part.tsx';

interface PendingPartProps {
  /** A part of a page that has no data. */
  part: Loaded<unknown>;
  /** About the height that its data will have, a length of CSS. */
  height: string;
}

/** In the place of what is on its way, or cannot be had. */
export function PendingPart({ part: { error, retry }, height }: PendingPartProps) {
  if (!error) return <Skeleton shape="block" height={height} />;
  return <FailedPart title="member.failed" error={error} onRetry={retry} />;
}
