import type { Boot } from '@baize/gateway/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { setBoot } from '../../shared/boot.ts';
import { CoreMessages, loadCatalogue } from '../../shared/messages/catalogue.tsx';
import { languageTag, setServedLanguage } from '../../shared/messages/language-store.ts';
import { titleOf } from '../../shared/navigation/title-of.ts';
import { coreCatalogue } from '../core-catalogue.ts';
import { OfflinePage } from './offline-page.tsx';
import reloadWhenOnline from './reload-when-online.js?raw';

export interface OfflineDocument {
  readonly title: string;
  readonly html: string;
  /** The only script of the document. */
  readonly script: string;
}

/** Sets boot data and language of the module's state: one page is rendered at a time. */
export async function renderOfflineDocument(boot: Boot): Promise<OfflineDocument> {
  const { brand, language } = boot;
  const messages = await loadCatalogue(coreCatalogue, language);
  const intl = createIntl({ locale: languageTag(language), messages });
  setBoot(boot);
  setServedLanguage(language);
  const html = renderToStaticMarkup(
    <CoreMessages catalogue={coreCatalogue}>
      <OfflinePage />
    </CoreMessages>,
  );
  const title = titleOf(intl.formatMessage({ id: 'offline.title' }), brand);
  return { title, html, script: reloadWhenOnline };
}
