import { type Language, supportedLanguage } from '@baize/gateway/contract';
import { loadUsedCatalogues } from './catalogue.tsx';
import { LANGUAGE_KEY, noteLanguageSwitch, setLanguage, showLanguage } from './language-store.ts';

/** The one asked for last, here or in another tab: a slower one before it no longer counts. */
let wanted: Language | undefined;

async function showWithWords(language: Language, show: (language: Language) => void) {
  wanted = language;
  await loadUsedCatalogues(language);
  if (wanted !== language) return;
  noteLanguageSwitch();
  show(language);
}

/**
 * Shows the page in another language as soon as its words are here, so that nothing on the screen
 * has to wait for them.
 * @throws where they cannot be had; the language then stays
 */
export const switchLanguage = (language: Language): Promise<void> =>
  showWithWords(language, setLanguage);

/** Another tab of this browser switched (issue: tabs act as one). */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== LANGUAGE_KEY) return;
    // Without its words the page stays as it is, and follows with its next reload.
    showWithWords(supportedLanguage(event.newValue), showLanguage).catch(() => undefined);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
