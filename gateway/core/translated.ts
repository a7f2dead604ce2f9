import { DEFAULT_LANGUAGE, type Language } from '../contract/languages.ts';

/** A text, or a group of texts, by language; the default language is required. */
export type Translated<Text> = Readonly<
  Partial<Record<Language, Text>> & Record<typeof DEFAULT_LANGUAGE, Text>
>;

/** Returns the text in a language, or in the default language if it is not translated. */
export const inLanguage = <Text>(texts: Translated<Text>, language: Language): Text =>
  texts[language] ?? texts[DEFAULT_LANGUAGE];
