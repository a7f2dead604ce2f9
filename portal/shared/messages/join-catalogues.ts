import type { Language } from '@baize/gateway/contract';

/** One loader a language; a feature's manifest has them for its `messages/*.json`. */
export type Catalogue<Messages = unknown> = Readonly<
  Record<Language, () => Promise<{ readonly default: Messages }>>
>;

/** One catalogue of two, fetched together: a part that is shown elsewhere brings its own words. */
export function joinCatalogues<First, Second>(
  first: Catalogue<First>,
  second: Catalogue<Second>,
): Catalogue<First & Second> {
  const both = (language: Language) => async () => {
    const [one, other] = await Promise.all([first[language](), second[language]()]);
    return { default: { ...one.default, ...other.default } };
  };
  return { EN: both('EN'), TY: both('TY') };
}
