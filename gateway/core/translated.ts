import { DEFAULT_LANGUAGE, type Language } from '../contract/languages.ts';

/** A text, or a group of texts, by language; the default language is always there. */
export type Translated<Text> = Readonly<
  Partial<Record<Language, Text>> & Record<typeof DEFAULT_LANGUAGE, Text>
>;

/** The text in a language, or in the default language where it was not translated. */
export const inLanguage = <Text>(texts: Translated<Text>, language: Language): Text =>
  texts[language] ?? texts[DEFAULT_LANGUAGE];
