/** The languages of these pages: the platform's codes with their BCP 47 tags. */
const TAGS = { EN: 'en', TY: 'fil-PH' } as const;
export type PageLanguage = keyof typeof TAGS;

const isPageLanguage = (code: string): code is PageLanguage => Object.hasOwn(TAGS, code);

/** Chooses the language of a page; English where it does not have the requested one. */
export const pageLanguage = (code: string): PageLanguage => (isPageLanguage(code) ? code : 'EN');

/** The BCP 47 tag for `lang` attributes and Intl. */
export const languageTag = (code: string): string => TAGS[pageLanguage(code)];

/** The browser's language, used until the launch reports the player's. */
export function browserLanguage(): PageLanguage {
  const primary = (tag: string) => tag.split('-')[0];
  const known = Object.keys(TAGS).filter(isPageLanguage);
  return known.find((code) => primary(TAGS[code]) === primary(navigator.language)) ?? 'EN';
}
