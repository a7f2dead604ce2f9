import type { Language } from '@baize/gateway/contract';
import { type ComponentType, lazy, type ReactNode, use, useMemo, useState } from 'react';
import { IntlProvider, type IntlShape, type MessageFormatElement, useIntl } from 'react-intl';
import { type BrandTexts, useBrandTexts, useBrandValues } from '../brand/use-brand-layout.ts';
import { retryImport } from '../errors/retry-import.ts';
import type { Catalogue } from './join-catalogues.ts';
import { KitMessages } from './kit-labels.tsx';
import { languageTag, useLanguage } from './language-store.ts';
import type { MessageId } from './message-id.ts';

/** Parsed while bundling (build/message-catalogues.ts): a raw string would need the ICU parser. */
type Messages = Record<MessageId, MessageFormatElement[]>;
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

/** The messages of every catalogue that this page has used and that is here, in one language. */
function usedMessages(language: Language): Partial<Messages> {
  const here = [...fetched.values()].map((languages) => {
    const messages = languages.get(language);
    // Set by `loadCatalogue` as soon as they are here.
    return messages && 'value' in messages ? messages.value : {};
  });
  return Object.assign({}, ...here);
}

function unheard(error: Error): void {
  // A missing message is a defect that tests look for in the console.
  console.error(error);
}

/**
 * Messages in the language of the page. Any of them may insert the brand's age: errors and reasons are
 * shown by their ids alone, in many places.
 */
function MessageProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return (
    <IntlProvider
      locale={languageTag(useLanguage())}
      messages={messages}
      // It inserts plain values as it does tags; its type names tags alone.
      defaultRichTextElements={useBrandValues() as unknown as IntlShape['defaultRichTextElements']}
      onError={unheard}
    >
      {children}
    </IntlProvider>
  );
}

/** The core of the app's language: everything inside may use the core catalogue. */
export function CoreMessages({
  catalogue,
  texts,
  children,
}: {
  catalogue: Catalogue;
  /** Messages that the brand says in its own words; the offline page is of no brand. */
  texts?: BrandTexts;
  children: ReactNode;
}) {
  const language = useLanguage();
  const messages = use(loadCatalogue(catalogue, language));
  const ownWords = useMemo(() => (texts ? { ...messages, ...texts } : messages), [messages, texts]);
  return (
    <MessageProvider messages={ownWords}>
      <KitMessages>{children}</KitMessages>
    </MessageProvider>
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
  const texts = useBrandTexts(language);
  return (
    <MessageProvider messages={{ ...(around.messages as Messages), ...own, ...texts }}>
      {children}
    </MessageProvider>
  );
}

export type LazyFeature<Props> = ComponentType<Props> & {
  /** Fetches script and messages ahead; what is there is drawn without waiting. */
  preload(language: Language): Promise<unknown>;
};

/**
 * A screen or popup that is fetched when it is first shown, together with its messages in the
 * current language. Suspends; place it under a Suspense and an error boundary.
 */
export function lazyFeature<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  catalogue: Catalogue,
): LazyFeature<Props> {
  let script: ReturnType<typeof load> | undefined;
  let fetchedScreen: ComponentType<Props> | undefined;
  const fetchScript = () => {
    if (script) return script;
    script = retryImport(load);
    script.then(
      (component) => {
        fetchedScreen = component;
      },
      () => {
        script = undefined;
      },
    );
    return script;
  };
  const Later = lazy(async () => ({ default: await fetchScript() }));
  function Feature(props: Props) {
    // Beside the words and not after them, for which the first draw waits.
    void fetchScript();
    // What waits, however short, is thrown away by React where the server drew it and a change comes.
    const [Screen] = useState<ComponentType<Props>>(() => fetchedScreen ?? Later);
    return (
      <FeatureMessages catalogue={catalogue}>
        <Screen {...props} />
      </FeatureMessages>
    );
  }
  const preload = (language: Language) =>
    Promise.all([fetchScript(), loadCatalogue(catalogue, language)]);
  return Object.assign(Feature, { preload });
}

/**
 * What stands outside the features but says their words, such as a notice of what one of them has
 * done: adds the messages of every catalogue that this page has used.
 */
export function UsedMessages({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const around = useIntl();
  return (
    <MessageProvider messages={{ ...usedMessages(language), ...(around.messages as Messages) }}>
      {children}
    </MessageProvider>
  );
}
