import {
  type BrandState,
  brandState,
  differingTokens,
  readBrandDocument,
  withToken,
} from '@baize/tokens/src/brand-document.ts';
import { cornerRules, declarations } from '@baize/tokens/src/declarations.ts';
import type { RawToken } from '@baize/tokens/src/tree.ts';
import { TokenError } from '@baize/tokens/src/values.ts';
import { useMemo, useState } from 'react';
import { type BrandFiles, ownByMode, SHARED } from './brand-files.ts';

/** Wins over every rule of a built brand, whatever its mode. */
const ROOT = ':root[data-brand][data-brand][data-brand]';
const NAMES = [...SHARED.semantic.keys()];

type OwnTokens = ReadonlyMap<string, RawToken>;

export interface BrandWork {
  /** The last state of the mode on the page that could be resolved. */
  readonly state: BrandState;
  /** Every pair of every mode, what is wrong in any of them, and which states adapted. */
  readonly everyMode: Pick<BrandState, 'contrast' | 'problems' | 'notes'>;
  /** Rules that dress the page in what is being worked on; nothing until something is changed. */
  readonly css: string;
  /** Why the last change or file was refused. */
  readonly refused: string;
  readonly changed: boolean;
  /** What the file of this mode is to say: a further mode's says what differs. */
  readonly said: OwnTokens;
  isChanged(name: string): boolean;
  set(name: string, make: () => RawToken): void;
  /** Back to what the brand's file says of this token. */
  putBack(name: string): void;
  read(text: string): void;
  /** Takes the last change back; undefined where there is none. */
  readonly undo: (() => void) | undefined;
  reset(): void;
}

/** Changes of one token in a row, as by dragging, are one step back. */
interface Step {
  readonly own: OwnTokens;
  readonly by: string;
}

function statesOf(files: BrandFiles, own: OwnTokens): BrandState[] {
  return [...ownByMode(files, own)].map(([mode, tokens]) =>
    brandState({ ...SHARED, own: tokens }, mode),
  );
}

/** A brand's tokens while they are changed in the browser; nothing is written to any file. */
export function useBrandWork(files: BrandFiles): BrandWork {
  const [steps, setSteps] = useState<readonly Step[]>([{ own: files.own, by: '' }]);
  const [refused, setRefused] = useState('');
  const own = steps.at(-1)?.own ?? files.own;
  const state = useMemo(() => brandState({ ...SHARED, own }, files.mode), [own, files.mode]);
  const everyMode = useMemo(() => {
    const states = statesOf(files, own);
    return {
      contrast: states.flatMap(({ contrast }) => contrast),
      problems: states.flatMap(({ problems }) => problems),
      notes: states.flatMap(({ notes }) => notes),
    };
  }, [own, files]);
  const changed = own !== files.own;

  const attempt = (by: string, make: () => OwnTokens) => {
    try {
      const next = make();
      // Proven before it is shown: a value that cannot be resolved changes nothing.
      statesOf(files, next);
      setSteps([...(steps.at(-1)?.by === by ? steps.slice(0, -1) : steps), { own: next, by }]);
      setRefused('');
    } catch (error) {
      if (!(error instanceof TokenError || error instanceof SyntaxError)) throw error;
      setRefused(error.message);
    }
  };

  return {
    state,
    everyMode,
    refused,
    changed,
    said: files.mode === files.info.modes[0] ? own : differingTokens(own, files.first),
    css: changed
      ? [
          `${ROOT}{${declarations(state.tokens, NAMES).join(';')}}`,
          ...cornerRules(state.tokens, ROOT),
        ].join('\n')
      : '',
    isChanged: (name) => own.get(name) !== files.own.get(name),
    set: (name, make) => attempt(name, () => withToken(own, name, make())),
    putBack: (name) =>
      attempt(`back ${name}`, () => {
        const before = files.own.get(name);
        if (before) return new Map([...own, [name, before]]);
        // The file leaves it to be derived.
        return new Map([...own].filter(([each]) => each !== name));
      }),
    read: (text) =>
      attempt(
        `file ${steps.length}`,
        () => new Map([...own, ...readBrandDocument(JSON.parse(text))]),
      ),
    undo:
      steps.length > 1
        ? () => {
            setSteps(steps.slice(0, -1));
            setRefused('');
          }
        : undefined,
    reset: () => {
      setSteps([{ own: files.own, by: '' }]);
      setRefused('');
    },
  };
}
