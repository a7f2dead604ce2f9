import type { CallError } from './call-error.ts';

/** What a part of a page shows: its data, or why there is none and how to try again. */
export interface Loaded<Data> {
  readonly data: Data | undefined;
  readonly error: CallError | undefined;
  retry(): void;
}

/** An answer as a part of a page takes it; `data` is what that part needs of it. */
export const loaded = <Data>(
  { error, mutate }: { error: CallError | undefined; mutate: () => Promise<unknown> },
  data: Data | undefined,
): Loaded<Data> => ({ data, error, retry: () => void mutate() });
