/**
 * Every language the product speaks: the platform's code, its BCP 47 tag, its own name.
 * Adding a language is a row here and a message catalogue (`fil.json` is TY's).
 */
export const LANGUAGES = [
  { code: 'EN', tag: 'en', catalogue: 'en', name: 'English' },
  { code: 'TY', tag: 'fil-PH', catalogue: 'fil', name: 'Filipino' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];
export const DEFAULT_LANGUAGE = 'EN' satisfies Language;

/** R1.07: a stored language counts only if it is supported, otherwise EN. */
export function supportedLanguage(stored: string | null | undefined): Language {
  return LANGUAGES.find((row) => row.code === stored)?.code ?? DEFAULT_LANGUAGE;
}

/** The BCP 47 tag, for `lang` attributes and Intl. */
export function languageTag(code: Language): string {
  return LANGUAGES.find((row) => row.code === code)?.tag ?? 'en';
}
