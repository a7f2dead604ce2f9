import type { Language } from '@baize/gateway/contract';

/** One loader per language; a feature's manifest has them for its `messages/*.json`. */
export type Catalogue<Messages = unknown> = Readonly<
  Record<Language, () => Promise<{ readonly default: Messages }>>
>;

type Joined<Parts> = Parts extends readonly [Catalogue<infer Messages>, ...infer Others]
  ? Messages & Joined<Others>
  : unknown;

/**
 * Joins several catalogues to one that is loaded together, for a part that is rendered by several
 * features.
 */
export function joinCatalogues<Parts extends readonly Catalogue[]>(
  ...parts: Parts
): Catalogue<Joined<Parts>> {
  const all = (language: Language) => async () => {
    const modules = await Promise.all(parts.map((part) => part[language]()));
    const messages: Joined<Parts> = Object.assign({}, ...modules.map((each) => each.default));
    return { default: messages };
  };
  return { EN: all('EN'), TY: all('TY') };
}
