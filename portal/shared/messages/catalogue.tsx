import type { Language } from '@baize/gateway/contract';
import { type ComponentType, lazy, type ReactNode, use } from 'react';
import { IntlProvider, type MessageFormatElement, useIntl } from 'react-intl';
import { retryImport } from '../errors/retry-import.ts';
import { languageTag, useLanguage } from './language-store.ts';
import type { MessageId } from './message-id.ts';

/** Parsed while bundling (build/message-catalogues.ts): a raw string would need the ICU parser. */
type Messages = Record<MessageId, MessageFormatElement[]>;
/** One loader a language; each feature has one of these beside its `messages/*.json`. */
export type Catalogue = Record<Language, () => Promise<{ default: unknown }>>;

/** One catalogue of two, fetched together: whoever shows a part brings the part's words. */
export function joinCatalogues(first: Catalogue, second: Catalogue): Catalogue {
  const both = (language: Language) => async () => {
    const [one, other] = await Promise.all([first[language](), second[language]()]);
    return { default: { ...(one.default as Messages), ...(other.default as Messages) } };
  };
  return { EN: both('EN'), TY: both('TY') };
}

const fetched = new Map<Catalogue, Map<Language, Promise<Messages>>>();

/** The messages of a catalogue in one language, fetched once. */
export function loadCatalogue(catalogue: Catalogue, language: Language): Promise<Messages> {
  const languages = fetched.get(catalogue) ?? new Map<Language, Promise<Messages>>();
  fetched.set(catalogue, languages);
  const known = languages.get(language);
  if (known) return known;
  const messages = retryImport(catalogue[language]).then((module) => module.default as Messages);
  messages.then(
    // React looks here for what has been answered; unmarked, `use` would suspend once even then.
    (value) => Object.assign(messages, { status: 'fulfilled', value }),
    () => languages.delete(language),
  );
  languages.set(language, messages);
  return messages;
}

/**
 * Every catalogue that this page has used, in another language.
 * @throws where one of them cannot be had
 */
export async function loadUsedCatalogues(language: Language): Promise<void> {
  await Promise.all([...fetched.keys()].map((each) => loadCatalogue(each, language)));
}

function unheard(error: Error): void {
  // A missing message is a defect that tests look for in the console.
  console.error(error);
}

/** The core of the app's language: everything inside may use the core catalogue. */
export function CoreMessages({
  catalogue,
  children,
}: {
  catalogue: Catalogue;
  children: ReactNode;
}) {
  const language = useLanguage();
  const messages = use(loadCatalogue(catalogue, language));
  return (
    <IntlProvider locale={languageTag(language)} messages={messages} onError={unheard}>
      {children}
    </IntlProvider>
  );
}

/** Adds a feature's messages to those around it. */
export function FeatureMessages({
  catalogue,
  children,
}: {
  catalogue: Catalogue;
  children: ReactNode;
}) {
  const language = useLanguage();
  const around = useIntl();
  const own = use(loadCatalogue(catalogue, language));
  return (
    <IntlProvider
      locale={languageTag(language)}
      messages={{ ...(around.messages as Messages), ...own }}
      onError={unheard}
    >
      {children}
    </IntlProvider>
  );
}

export type Feature<Props> = ComponentType<Props> & { preload(language: Language): void };

/**
 * A screen or popup that is fetched when it is first shown, together with its messages in the
 * current language. Suspends; place it under a Suspense and an error boundary.
 */
export function lazyFeature<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  catalogue: Catalogue,
): Feature<Props> {
  let script: ReturnType<typeof load> | undefined;
  const fetchScript = () => {
    if (script) return script;
    script = retryImport(load);
    script.catch(() => {
      script = undefined;
    });
    return script;
  };
  const Screen = lazy(fetchScript);
  function Feature(props: Props) {
    // Beside the words and not after them, for which the first draw waits.
    void fetchScript();
    return (
      <FeatureMessages catalogue={catalogue}>
        <Screen {...props} />
      </FeatureMessages>
    );
  }
  Feature.preload = (language: Language) => {
    void fetchScript().catch(() => undefined);
    void loadCatalogue(catalogue, language).catch(() => undefined);
  };
  return Feature;
}
