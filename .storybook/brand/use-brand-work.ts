import {
  type BrandState,
  brandState,
  readBrandDocument,
} from '@baize/tokens/src/brand-document.ts';
import { cornerRules, declarations } from '@baize/tokens/src/declarations.ts';
import type { RawToken } from '@baize/tokens/src/tree.ts';
import { TokenError } from '@baize/tokens/src/values.ts';
import { useMemo, useState } from 'react';
import { type BrandFiles, SHARED } from './brand-files.ts';

/** Wins over every rule of a built brand, whatever its mode. */
const ROOT = ':root[data-brand][data-brand][data-brand]';
const NAMES = [...SHARED.semantic.keys()];

export interface BrandWork {
  /** The last state that could be resolved. */
  readonly state: BrandState;
  readonly own: ReadonlyMap<string, RawToken>;
  /** Rules that dress the page in what is being worked on; nothing until something is changed. */
  readonly css: string;
  /** Why the last change or file was refused. */
  readonly refused: string;
  readonly changed: boolean;
  set(name: string, make: () => RawToken): void;
  read(text: string): void;
  reset(): void;
}

/** A brand's tokens while they are changed in the browser; nothing is written to any file. */
export function useBrandWork(files: BrandFiles): BrandWork {
  const [own, setOwn] = useState(files.own);
  const [refused, setRefused] = useState('');
  const state = useMemo(() => brandState({ ...SHARED, own }, files.mode), [own, files.mode]);
  const changed = own !== files.own;

  const attempt = (make: () => ReadonlyMap<string, RawToken>) => {
    try {
      const next = make();
      // Proven before it is shown: a value that cannot be resolved changes nothing.
      brandState({ ...SHARED, own: next }, files.mode);
      setOwn(next);
      setRefused('');
    } catch (error) {
      if (!(error instanceof TokenError || error instanceof SyntaxError)) throw error;
      setRefused(error.message);
    }
  };

  return {
    state,
    own,
    refused,
    changed,
    css: changed
      ? [
          `${ROOT}{${declarations(state.tokens, NAMES).join(';')}}`,
          ...cornerRules(state.tokens, ROOT),
        ].join('\n')
      : '',
    set: (name, make) => attempt(() => new Map([...own, [name, make()]])),
    read: (text) => attempt(() => new Map([...own, ...readBrandDocument(JSON.parse(text))])),
    reset: () => {
      setOwn(files.own);
      setRefused('');
    },
  };
}
