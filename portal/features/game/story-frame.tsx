import type { Language } from '@baize/gateway/contract';
import { type ReactNode, Suspense, useEffect } from 'react';
import { coreCatalogue } from '../../app/core-catalogue.ts';
import { CoreMessages, FeatureMessages } from '../../shared/messages/catalogue.tsx';
import { initLanguage, useLanguage } from '../../shared/messages/language-store.ts';
import { catalogue } from './catalogue.ts';

/** For stories: this feature's messages in a language, as the app gives them. */
export function StoryFrame({ language, children }: { language: Language; children: ReactNode }) {
  useEffect(() => {
    localStorage.removeItem('lang');
    initLanguage(language);
  }, [language]);
  const current = useLanguage();
  return (
    <Suspense>
      {current === language && (
        <CoreMessages catalogue={coreCatalogue}>
          <FeatureMessages catalogue={catalogue}>{children}</FeatureMessages>
        </CoreMessages>
      )}
    </Suspense>
  );
}
