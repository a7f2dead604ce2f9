import { languageTag } from './language.ts';

/** Returns the element of an id, which the page is known to have, as the expected type. */
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}.`);
  return element;
}

/** Creates an element with text or children; text is never parsed as markup. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
export const pause = (milliseconds: number) =>
  new Promise<void>((done) => setTimeout(done, milliseconds));

/** Formats amounts of minor units with the currency's decimals. */
export function moneyFormat(symbol: string, minorUnits: number, language: string) {
  const decimals = Math.round(Math.log10(minorUnits));
  const number = new Intl.NumberFormat(languageTag(language), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (minor: number) => `${symbol}${number.format(minor / minorUnits)}`;
}

/** The bets that the buttons offer: round amounts between the game's lowest and highest. */
export function betLadder(lowest: number, highest: number, step: number): number[] {
  const ladder = new Set([lowest]);
  for (let ten = step; ten <= highest; ten *= 10) {
    for (const times of [1, 2, 3, 5, 8]) {
      const bet = ten * times;
      if (bet > lowest && bet < highest) ladder.add(bet);
    }
  }
  ladder.add(highest);
  return [...ladder].sort((one, two) => one - two);
}
