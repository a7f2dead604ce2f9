import type { CallError } from './call-error.ts';

/** The state of a part of a page: its data, or the error with a way to retry. */
export interface Loaded<Data> {
  readonly data: Data | undefined;
  readonly error: CallError | undefined;
  retry(): void;
}

/** The same for a part with filters or pages. */
export interface LoadedRecord<Data> extends Loaded<Data> {
  /** The data belong to the previous filter, and are shown until the new ones arrive. */
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

/** Converts a query result to `Loaded`; `data` is the subset that the part needs. */
export const loaded = <Data>({ error, mutate }: Answer, data: Data | undefined): Loaded<Data> => ({
  data,
  error,
  retry: () => void mutate(),
});

/** Converts a query result of a part with filters or pages. */
export const loadedRecord = <Data>(answer: RecordAnswer<Data>): LoadedRecord<Data> => ({
  data: answer.data,
  error: answer.error,
  isPrevious: answer.isPrevious,
  retry: () => void answer.mutate(),
});

type DataOf<Parts extends Readonly<Record<string, Loaded<unknown>>>> = {
  readonly [Name in keyof Parts]: Exclude<Parts[Name]['data'], undefined>;
};

/**
 * Combines queries of which a part needs all: it has no data before the last of them, and a retry
 * repeats all.
 */
export function combineLoaded<Parts extends Readonly<Record<string, Loaded<unknown>>>>(
  parts: Parts,
): Loaded<DataOf<Parts>> {
  const all = Object.values(parts);
  const isWhole = all.every(({ data }) => data !== undefined);
  const data = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.data]));
  return {
    // Every part has its data.
    data: isWhole ? (data as DataOf<Parts>) : undefined,
    error: all.find(({ error }) => error !== undefined)?.error,
    retry: () => {
      for (const part of all) part.retry();
    },
  };
}
