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
import { keepDraft, readDraft } from '../studio/draft.ts';
import { type BrandFiles, ownByMode, SHARED } from './brand-files.ts';
import { draftCss } from './draft-css.ts';

type OwnTokens = ReadonlyMap<string, RawToken>;

export interface BrandWork {
  /** The last state of the mode on the page that could be resolved. */
  readonly state: BrandState;
  /** Every pair of every mode, what is wrong in any of them, and which states adapted. */
  readonly everyMode: Pick<BrandState, 'contrast' | 'problems' | 'notes'>;
  /** Fonts that the brand brings itself. */
  readonly ownFonts: NonNullable<BrandFiles['info']['fonts']>;
  /** How the portal is arranged as it stands. */
  readonly layout: Layout;
  /** Rules that dress the page in what is being worked on; nothing until something is changed. */
  readonly css: string;
  /** Why the last change or file was refused. */
  readonly refused: string;
  readonly changed: boolean;
  readonly isLayoutChanged: boolean;
  readonly areTokensChanged: boolean;
  /** What the file of this mode is to say: a further mode's says what differs. */
  readonly said: OwnTokens;
  isChanged(name: string): boolean;
  set(name: string, make: () => RawToken): void;
  /** @param part the key of the layout that changes: changes of one in a row are one step back */
  arrange(part: keyof Layout, make: (layout: Layout) => Layout): void;
  /** Back to what the brand's file says of this token. */
  putBack(name: string): void;
  /** Takes a DTCG document, or a file that was shared: tokens and layout in one. */
  read(text: string): void;
  /** Everything as it stands, to be given to somebody else. */
  share(): object;
  /** Takes the last change back; undefined where there is none. */
  readonly undo: (() => void) | undefined;
  /** Does again what was taken back last. */
  readonly redo: (() => void) | undefined;
  reset(): void;
}

/** Changes of one token in a row, as by dragging, are one step back. */
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

/** As the files have it, then what was worked on here before and neither saved nor given up. */
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
    // The files have other names since.
    return [start];
  }
}

/** A brand's tokens and layout while they are changed in the browser; no file is written by it. */
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
    void keepDraft(info.slug, mode, changed ? { tokens, layout, css } : undefined);
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
      // Proven before it is shown: a value that cannot be resolved changes nothing.
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
    // A step of its own: it can be taken back.
    reset: () => attempt(`reset ${steps.length}`, () => files),
  };
}
