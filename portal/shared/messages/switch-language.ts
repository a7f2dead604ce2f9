import { type Language, supportedLanguage } from '@baize/gateway/contract';
import { retryImport } from '../errors/retry-import.ts';
import { followPageLifecycle } from '../page-lifecycle.ts';
import { loadUsedCatalogues } from './catalogue.tsx';
import {
  chosenLanguage,
  currentLanguage,
  LANGUAGE_KEY,
  noteLanguageSwitch,
  setLanguage,
  showLanguage,
} from './language-store.ts';

/** The one asked for last, here or in another tab: a slower one before it no longer counts. */
let wanted: Language | undefined;

async function showWithWords(language: Language, show: (language: Language) => void) {
  wanted = language;
  try {
    await loadUsedCatalogues(language);
  } catch (error) {
    if (wanted === language) throw error;
  }
  if (wanted !== language) return;
  noteLanguageSwitch();
  show(language);
  // What cannot be had is the next page's to show.
  retryImport(() => import('../brand/follow-brand.ts'))
    .then(({ followLanguage }) => followLanguage())
    .catch(() => undefined);
}

/**
 * Shows the page in another language as soon as its words are here, so that nothing on the screen
 * has to wait for them. One that was chosen meanwhile is shown in its place.
 * @throws where they cannot be had; the language then stays
 */
export const switchLanguage = (language: Language): Promise<void> =>
  showWithWords(language, setLanguage);

/** Another tab of this browser switched (issue: tabs act as one). */
export function followOtherTabs(): () => void {
  // Without its words the page stays as it is, and follows with its next reload.
  const follow = (language: Language) =>
    void showWithWords(language, showLanguage).catch(() => undefined);
  const onStorage = (event: StorageEvent) => {
    if (event.key === LANGUAGE_KEY) follow(supportedLanguage(event.newValue));
  };
  window.addEventListener('storage', onStorage);
  const unfollow = followPageLifecycle({
    onRestore: () => {
      const chosen = chosenLanguage();
      if (chosen !== undefined && chosen !== currentLanguage()) follow(chosen);
    },
  });
  return () => {
    unfollow();
    window.removeEventListener('storage', onStorage);
  };
}
