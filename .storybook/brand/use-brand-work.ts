import {
  type BrandState,
  brandState,
  differingTokens,
  readBrandDocument,
  withToken,
  writeBrandDocument,
} from '@baize/tokens/src/brand-document.ts';
import { type Layout, layoutSchema } from '@baize/tokens/src/layout.ts';
import type { RawToken } from '@baize/tokens/src/tree.ts';
import { TokenError } from '@baize/tokens/src/values.ts';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { readDraft, storeDraft } from '../studio/draft.ts';
import { type BrandFiles, ownByMode, SHARED } from './brand-files.ts';
import { draftCss } from './draft-css.ts';

type OwnTokens = ReadonlyMap<string, RawToken>;

export interface BrandWork {
  /** The last valid state of the page's mode. */
  readonly state: BrandState;
  /** The contrast, problems and adapted states of all modes. */
  readonly everyMode: Pick<BrandState, 'contrast' | 'problems' | 'notes'>;
  /** Fonts that the brand brings itself. */
  readonly ownFonts: NonNullable<BrandFiles['info']['fonts']>;
  /** The edited layout. */
  readonly layout: Layout;
  /** The CSS of the edits; empty without any. */
  readonly css: string;
  /** Why the last change or file was rejected. */
  readonly refused: string;
  readonly changed: boolean;
  readonly isLayoutChanged: boolean;
  readonly areTokensChanged: boolean;
  /** The content of this mode's file; that of another mode contains the differences only. */
  readonly said: OwnTokens;
  isChanged(name: string): boolean;
  set(name: string, make: () => RawToken): void;
  /** @param part the changed key of the layout: consecutive changes of one key are one undo step */
  arrange(part: keyof Layout, make: (layout: Layout) => Layout): void;
  /** Resets a token to the value in the brand's file. */
  putBack(name: string): void;
  /** Imports a DTCG document, or a shared file with tokens and layout. */
  read(text: string): void;
  /** The whole edited brand, to be shared. */
  share(): object;
  /** Undoes the last change; undefined where there is none. */
  readonly undo: (() => void) | undefined;
  /** Redoes the change that was undone last. */
  readonly redo: (() => void) | undefined;
  reset(): void;
}

/** Consecutive changes of one token, such as by dragging, are one undo step. */
interface Step {
  readonly own: OwnTokens;
  readonly layout: Layout;
  readonly by: string;
}

const shared = z.object({ tokens: z.unknown(), layout: layoutSchema });

function statesOf(files: BrandFiles, own: OwnTokens): BrandState[] {
  return [...ownByMode(files, own)].map(([mode, tokens]) =>
    brandState({ ...SHARED, own: tokens }, mode),
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const areSame = (one: OwnTokens, other: OwnTokens) => isSame([...one], [...other]);

/** The content of the files, then the stored draft. */
function firstSteps(files: BrandFiles): readonly Step[] {
  const { own, layout, info, mode } = files;
  const start = { own, layout, by: '' };
  const draft = readDraft(info.slug, mode);
  if (!draft) return [start];
  try {
    const kept = { own: readBrandDocument(draft.tokens), layout: layoutSchema.parse(draft.layout) };
    statesOf(files, kept.own);
    return [start, { ...kept, by: 'kept' }];
  } catch {
    // The names in the files have changed since.
    return [start];
  }
}

/** A brand's tokens and layout while they are edited in the browser; it writes no file. */
export function useBrandWork(files: BrandFiles): BrandWork {
  const { mode, info } = files;
  const [{ steps, at }, setHistory] = useState(() => {
    const first = firstSteps(files);
    return { steps: first, at: first.length - 1 };
  });
  const [refused, setRefused] = useState('');
  const { own, layout } = steps[at] ?? files;
  const state = useMemo(() => brandState({ ...SHARED, own }, mode), [own, mode]);
  const everyMode = useMemo(() => {
    const states = statesOf(files, own);
    return {
      contrast: states.flatMap(({ contrast }) => contrast),
      problems: states.flatMap(({ problems }) => problems),
      notes: states.flatMap(({ notes }) => notes),
    };
  }, [own, files]);
  const areTokensChanged = useMemo(() => !areSame(own, files.own), [own, files]);
  const isLayoutChanged = useMemo(() => !isSame(layout, files.layout), [layout, files]);
  const changed = areTokensChanged || isLayoutChanged;
  const css = useMemo(
    () => (changed ? draftCss(state.tokens, layout) : ''),
    [changed, state, layout],
  );

  useEffect(() => {
    const tokens = writeBrandDocument(own, state.tokens, 'object');
    void storeDraft(info.slug, mode, changed ? { tokens, layout, css } : undefined);
  }, [own, state, layout, css, changed, info, mode]);

  const go = (to: number) =>
    to >= 0 && to < steps.length
      ? () => {
          setHistory({ steps, at: to });
          setRefused('');
        }
      : undefined;
  const attempt = (by: string, make: () => Omit<Step, 'by'>) => {
    try {
      const { own: tokens, layout: arranged } = make();
      const next = { own: tokens, layout: arranged, by };
      // Validated before it is shown: a value that cannot be resolved changes nothing.
      statesOf(files, next.own);
      layoutSchema.parse(next.layout);
      const before = steps.slice(0, steps[at]?.by === by ? at : at + 1);
      setHistory({ steps: [...before, next], at: before.length });
      setRefused('');
    } catch (error) {
      const isRefusal =
        error instanceof TokenError || error instanceof SyntaxError || error instanceof z.ZodError;
      if (!isRefusal) throw error;
      setRefused(error instanceof z.ZodError ? z.prettifyError(error) : error.message);
    }
  };

  return {
    state,
    everyMode,
    ownFonts: info.fonts ?? [],
    layout,
    refused,
    changed,
    isLayoutChanged,
    areTokensChanged,
    said: mode === info.modes[0] ? own : differingTokens(own, files.first),
    css,
    isChanged: (name) => !isSame(own.get(name), files.own.get(name)),
    set: (name, make) => attempt(name, () => ({ layout, own: withToken(own, name, make()) })),
    arrange: (part, make) => attempt(`layout ${part}`, () => ({ own, layout: make(layout) })),
    putBack: (name) =>
      attempt(`back ${name}`, () => {
        const before = files.own.get(name);
        if (before) return { layout, own: new Map([...own, [name, before]]) };
        // The file leaves it to be derived.
        return { layout, own: new Map([...own].filter(([each]) => each !== name)) };
      }),
    read: (text) =>
      attempt(`file ${steps.length}`, () => {
        const file: unknown = JSON.parse(text);
        const { success, data } = shared.safeParse(file);
        const tokens = readBrandDocument(success ? data.tokens : file);
        return { layout: success ? data.layout : layout, own: new Map([...own, ...tokens]) };
      }),
    share: () => ({
      brand: info.slug,
      mode,
      tokens: writeBrandDocument(own, state.tokens, 'object'),
      layout,
    }),
    undo: go(at - 1),
    redo: go(at + 1),
    // An undo step of its own.
    reset: () => attempt(`reset ${steps.length}`, () => files),
  };
}
