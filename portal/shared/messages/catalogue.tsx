import type { Language } from '@baize/gateway/contract';
import { type ComponentType, lazy, type ReactNode, use, useMemo, useState } from 'react';
import { IntlProvider, type IntlShape, type MessageFormatElement, useIntl } from 'react-intl';
import { type BrandTexts, useBrandTexts, useBrandValues } from '../brand/use-brand-layout.ts';
import { retryImport } from '../errors/retry-import.ts';
import { CoreKitLabels } from '../kit-labels/core-kit-labels.tsx';
import type { Catalogue } from './join-catalogues.ts';
import { languageTag, useLanguage } from './language-store.ts';
import type { MessageId } from './message-id.ts';

/** Parsed during the build (build/message-catalogues.ts): raw strings would need the ICU parser. */
type Messages = Record<MessageId, MessageFormatElement[]>;
const fetched = new Map<Catalogue, Map<Language, Promise<Messages>>>();

/** Loads the messages of a catalogue in one language, once. */
export function loadCatalogue(catalogue: Catalogue, language: Language): Promise<Messages> {
  const languages = fetched.get(catalogue) ?? new Map<Language, Promise<Messages>>();
  fetched.set(catalogue, languages);
  const known = languages.get(language);
  if (known) return known;
  const messages = retryImport(catalogue[language]).then((module) => module.default as Messages);
  messages.then(
    // React reads the settled value here; without it, `use` would suspend once although the promise
    // is resolved.
    (value) => Object.assign(messages, { status: 'fulfilled', value }),
    () => languages.delete(language),
  );
  languages.set(language, messages);
  return messages;
}

/**
 * Loads every catalogue that this page has used, in another language.
 * @throws where one of them cannot be loaded
 */
export async function loadUsedCatalogues(language: Language): Promise<void> {
  await Promise.all([...fetched.keys()].map((each) => loadCatalogue(each, language)));
}

/** The loaded messages of every catalogue that this page has used, in one language. */
function usedMessages(language: Language): Partial<Messages> {
  const here = [...fetched.values()].map((languages) => {
    const messages = languages.get(language);
    // Set by `loadCatalogue` as soon as they have loaded.
    return messages && 'value' in messages ? messages.value : {};
  });
  return Object.assign({}, ...here);
}

function unheard(error: Error): void {
  // A missing message is a defect that tests look for in the console.
  console.error(error);
}

/**
 * Messages in the language of the page. Any of them may insert the brand's minimum age, because
 * errors and reasons are shown by their ids alone in many places.
 */
function MessageProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return (
    <IntlProvider
      locale={languageTag(useLanguage())}
      messages={messages}
      // It inserts plain values as well as tags, but its type allows tags only.
      defaultRichTextElements={useBrandValues() as unknown as IntlShape['defaultRichTextElements']}
      onError={unheard}
    >
      {children}
    </IntlProvider>
  );
}

/** Provides the core messages to its children. */
export function CoreMessages({
  catalogue,
  texts,
  children,
}: {
  catalogue: Catalogue;
  /** The brand's replacements of messages; the offline page has no brand. */
  texts?: BrandTexts;
  children: ReactNode;
}) {
  const language = useLanguage();
  const messages = use(loadCatalogue(catalogue, language));
  const ownWords = useMemo(() => (texts ? { ...messages, ...texts } : messages), [messages, texts]);
  return (
    <MessageProvider messages={ownWords}>
      <CoreKitLabels>{children}</CoreKitLabels>
    </MessageProvider>
  );
}

/** Adds a feature's messages to the surrounding ones. */
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
  /** Loads script and messages ahead; a loaded feature renders without suspending. */
  preload(language: Language): Promise<unknown>;
};

/**
 * A screen or popup that is loaded when it is first shown, together with its messages in the
 * current language. It suspends, so render it under a Suspense and an error boundary.
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
    // In parallel with the messages that the first render needs.
    void fetchScript();
    // React discards a server-rendered part that suspends, however shortly, when an update reaches
    // it.
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
 * For content outside the features that shows their messages, such as a toast about one of them:
 * adds the messages of every catalogue that this page has used.
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
