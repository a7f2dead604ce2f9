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

/** The last requested language, here or in another tab: an earlier request no longer counts. */
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
  // Texts that cannot be loaded are shown by the next page.
  retryImport(() => import('../brand/follow-brand.ts'))
    .then(({ followLanguage }) => followLanguage())
    .catch(() => undefined);
}

/**
 * Switches the language of the page as soon as its messages have loaded, so that nothing on the
 * screen suspends. One that was requested meanwhile is shown instead.
 * @throws where they cannot be loaded; the language then stays
 */
export const switchLanguage = (language: Language): Promise<void> =>
  showWithWords(language, setLanguage);

/** Another tab of this browser switched the language. */
export function followOtherTabs(): () => void {
  // Without its messages the page stays as it is, and follows with its next reload.
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
