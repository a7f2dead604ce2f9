import type { CallError } from './call-error.ts';

/** What a part of a page shows: its data, or why there is none and how to try again. */
export interface Loaded<Data> {
  readonly data: Data | undefined;
  readonly error: CallError | undefined;
  retry(): void;
}

/** The same of a part with filters or pages. */
export interface LoadedRecord<Data> extends Loaded<Data> {
  /** The data are those of the former filter, shown while the new ones come. */
  readonly isPrevious: boolean;
}

interface Answer {
  readonly error: CallError | undefined;
  mutate(): Promise<unknown>;
}

interface RecordAnswer<Data> extends Answer {
  readonly data: Data | undefined;
  readonly isPrevious: boolean;
}

/** An answer as a part of a page takes it; `data` is what that part needs of it. */
export const loaded = <Data>({ error, mutate }: Answer, data: Data | undefined): Loaded<Data> => ({
  data,
  error,
  retry: () => void mutate(),
});

/** An answer as a part with filters or pages takes it. */
export const loadedRecord = <Data>(answer: RecordAnswer<Data>): LoadedRecord<Data> => ({
  data: answer.data,
  error: answer.error,
  isPrevious: answer.isPrevious,
  retry: () => void answer.mutate(),
});
