import '@baize/ui-kit/foundation';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadBoot } from '../shared/boot.ts';
import { loadParts } from '../shared/errors/lazy-part.tsx';
import { readServedAnswers } from '../shared/gateway/served-answers.ts';
import { loadCatalogue } from '../shared/messages/catalogue.tsx';
import { initLanguage } from '../shared/messages/language-store.ts';
import { followOtherTabs } from '../shared/messages/switch-language.ts';
import { session } from '../shared/session/session-store.ts';
import { App } from './app.tsx';
import { coreCatalogue } from './core-catalogue.ts';

/** Safari has no requestIdleCallback; a tenth of a second is about what it would take. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 100);
}

async function start(root: HTMLElement) {
  const boot = await loadBoot();
  // A token in the address is taken and removed before anything else is fetched (R4.02).
  session.start();
  initLanguage(boot.language);
  followOtherTabs();
  await loadCatalogue(coreCatalogue, boot.language);
  const app = <App boot={boot} Router={BrowserRouter} answers={readServedAnswers()} />;
  if (!root.firstElementChild) {
    createRoot(root).render(app);
    return;
  }
  await loadParts();
  // Home's own parts register when home's script has come.
  await loadParts();
  hydrateRoot(root, app);
  // start-after-paint.js waits for this with what was pressed meanwhile.
  whenIdle(() => dispatchEvent(new Event('baize:alive')));
}

const root = document.getElementById('root');
if (root) void start(root);
