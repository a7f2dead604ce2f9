import { Skeleton } from '@baize/ui-kit/skeleton';
import type { Loaded } from '../api/loaded.ts';
import { LoadError } from '../errors/load-error.tsx';

interface LoadingOrErrorProps {
  /** A part of a page without data. */
  part: Loaded<unknown>;
  /** The estimated height of its data, a CSS length. */
  height: string;
}

/** Shown in place of a part that is loading or has failed. */
export function LoadingOrError({ part: { error, retry }, height }: LoadingOrErrorProps) {
  if (!error) return <Skeleton shape="block" height={height} />;
  return <LoadError title="member.failed" error={error} onRetry={retry} />;
}
