import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  supportedLanguage,
} from '@baize/gateway/contract';
import { A_YEAR, writeCookie } from '../cookie.ts';
import { deviceStorage } from '../safe-storage.ts';
import { createStore, useStore } from '../store.ts';

/** Local storage keys of specification section 3; `hisLang` is the language before the switch. */
export const LANGUAGE_KEY = 'lang';
const FORMER_KEY = 'hisLang';

let served: Language = DEFAULT_LANGUAGE;
const store = createStore<Language>(DEFAULT_LANGUAGE, () => served);

/**
 * Sets the language that the server rendered the page in, which the first render in the browser
 * must use.
 */
export function setServedLanguage(language: Language): void {
  served = language;
  store.set(language);
}

export const currentLanguage = (): Language => store.get();
export const useLanguage = (): Language => useStore(store);
export const languageTag = (language: Language): string =>
  LANGUAGES.find((row) => row.code === language)?.tag ?? 'en';

function remember(language: Language): void {
  // The language that was shown, also where none had been chosen.
  const previous = store.get();
  if (previous !== language) deviceStorage.set(FORMER_KEY, previous);
  deviceStorage.set(LANGUAGE_KEY, language);
  // The gateway reads it to serve the page in the right language.
  writeCookie('lang', language, A_YEAR);
}

const switched = createStore(false);
/** R1.09: after a switch, in either direction, no earlier answer counts as fresh. */
export const languageWasSwitched = (): boolean => switched.get();
/** The same for rendering: a part that hydrates after a switch starts in the served language. */
export const useLanguageWasSwitched = (): boolean => useStore(switched);
export const noteLanguageSwitch = (): void => switched.set(true);

/** Shows a language without storing it as a choice. */
export function showLanguage(language: Language): void {
  const tag = languageTag(language);
  const { documentElement } = document;
  // Setting the same language again would recompute the styles of every element.
  if (documentElement.lang !== tag) documentElement.lang = tag;
  store.set(language);
}

/**
 * The language that was chosen in this browser, if any. R1.07: it counts only if it is supported.
 */
export function chosenLanguage(): Language | undefined {
  const stored = deviceStorage.get(LANGUAGE_KEY);
  return stored === null ? undefined : supportedLanguage(stored);
}

/** Without a choice the page stays in the language that it was served in. */
export function initLanguage(pageLanguage: Language): void {
  setServedLanguage(pageLanguage);
  showLanguage(chosenLanguage() ?? pageLanguage);
}

export function setLanguage(language: Language): void {
  remember(language);
  showLanguage(language);
}
