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

type DataOf<Parts extends Readonly<Record<string, Loaded<unknown>>>> = {
  readonly [Name in keyof Parts]: Exclude<Parts[Name]['data'], undefined>;
};

/** Answers of which a part needs all: it has no data before the last of them, and asks for all again. */
export function loadedTogether<Parts extends Readonly<Record<string, Loaded<unknown>>>>(
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
