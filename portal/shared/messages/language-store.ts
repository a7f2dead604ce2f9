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

/** The language in which the page was made: the server's, and the browser's first draw. */
export function setServedLanguage(language: Language): void {
  served = language;
  store.set(language);
}

export const currentLanguage = (): Language => store.get();
export const useLanguage = (): Language => useStore(store);
export const languageTag = (language: Language): string =>
  LANGUAGES.find((row) => row.code === language)?.tag ?? 'en';

function remember(language: Language): void {
  // What was shown, also where nothing had been chosen yet.
  const previous = store.get();
  if (previous !== language) deviceStorage.set(FORMER_KEY, previous);
  deviceStorage.set(LANGUAGE_KEY, language);
  // The gateway reads it to serve the page in the right language.
  writeCookie('lang', language, A_YEAR);
}

const switched = createStore(false);
/** R1.09: after a switch, back or forth, no answer counts as fresh that was there before it. */
export const languageWasSwitched = (): boolean => switched.get();
/** The same for what is drawn: a part that comes to life after a switch begins as it was served. */
export const useLanguageWasSwitched = (): boolean => useStore(switched);
export const noteLanguageSwitch = (): void => switched.set(true);

/** Shows it, and keeps no word of the choice. */
export function showLanguage(language: Language): void {
  const tag = languageTag(language);
  const { documentElement } = document;
  // The same language once more would have the browser work out the style of every element anew.
  if (documentElement.lang !== tag) documentElement.lang = tag;
  store.set(language);
}

/** What was chosen in this browser, if anything was. R1.07: it counts only if it is supported. */
export function chosenLanguage(): Language | undefined {
  const stored = deviceStorage.get(LANGUAGE_KEY);
  return stored === null ? undefined : supportedLanguage(stored);
}

/** Without a choice the page stays in the language that it came in. */
export function initLanguage(pageLanguage: Language): void {
  setServedLanguage(pageLanguage);
  showLanguage(chosenLanguage() ?? pageLanguage);
}

export function setLanguage(language: Language): void {
  remember(language);
  showLanguage(language);
}
