import type { AnyEndpoint, Boot, Language, ResponseOf } from '@baize/gateway/contract';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type Middleware, SWRConfig } from 'swr';
import type { CallError } from '../shared/api/call-error.ts';
import { setBoot } from '../shared/boot.ts';
import { CoreMessages, FeatureMessages } from '../shared/messages/catalogue.tsx';
import type { Catalogue } from '../shared/messages/join-catalogues.ts';
import { initLanguage, useLanguage } from '../shared/messages/language-store.ts';
import { session } from '../shared/session/session-store.ts';
import { coreCatalogue } from './core-catalogue.ts';
import { STORY_BOOT } from './story-boot.ts';

export { STORY_BOOT };

/** What the gateway answers in a story: a value, or the error that the call ends with. */
export interface StoryAnswer {
  readonly endpoint: AnyEndpoint;
  readonly value: unknown;
}

/** An answer as the contract has it: a field that is missing or wrong does not compile. */
export const answer = <E extends AnyEndpoint>(
  endpoint: E,
  value: ResponseOf<E> | CallError,
): StoryAnswer => ({ endpoint, value });

/** For `beforeEach`: a member is logged in while the story shows. */
export function asMember(): () => void {
  setBoot(STORY_BOOT);
  const who = { id: '40000123', userName: 'demo_player', customerType: 0 };
  session.begin(
    {
      token: 'story',
      firstTimeLogin: false,
      passwordExpired: false,
      weakPassword: false,
      ...who,
    },
    { mustChangePassword: false },
  );
  return () => {
    session.end('logout');
    session.acknowledgeEnd();
  };
}

type PageKey = (index: number, before: null) => unknown;

/** Calls are answered from the list; one that is not in it stays on its way for ever. */
const answerFrom =
  (answers: readonly StoryAnswer[]): Middleware =>
  (useNext) =>
  (key, _fetcher, config) => {
    // Of a list by cursor the key is a function of the page: every page has the same answer.
    const queryKey: unknown = typeof key === 'function' ? (key as PageKey)(0, null) : key;
    const path =
      typeof queryKey === 'object' && queryKey && 'path' in queryKey ? queryKey.path : undefined;
    const known = answers.find(({ endpoint }) => endpoint.path === path);
    return useNext(
      key,
      () => {
        if (!known) return new Promise<never>(() => undefined);
        // biome-ignore lint/suspicious/noExplicitAny: SWR's middleware has no type for its data.
        return known.value instanceof Error ? Promise.reject(known.value) : (known.value as any);
      },
      config,
    );
  };

const NONE: readonly StoryAnswer[] = [];

interface StoryAnswersProps {
  answers?: readonly StoryAnswer[] | undefined;
  children: ReactNode;
}

/** For stories: the calls of what is inside are answered from the list. */
export function StoryAnswers({ answers = NONE, children }: StoryAnswersProps) {
  const swr = useMemo(
    () => ({
      provider: () => new Map(),
      use: [answerFrom(answers)],
      shouldRetryOnError: false,
      revalidateOnFocus: false,
    }),
    [answers],
  );
  return <SWRConfig value={swr}>{children}</SWRConfig>;
}

interface StoryFrameProps {
  language?: Language | undefined;
  /** The feature's own messages, beside the core's. */
  catalogue?: Catalogue;
  boot?: Boot;
  path?: string;
  answers?: readonly StoryAnswer[];
  children: ReactNode;
}

/** For stories: router, messages, boot data and answers, as the app gives them. */
export function StoryFrame(props: StoryFrameProps) {
  const { language = 'EN', catalogue, boot = STORY_BOOT, path = '/', children } = props;
  setBoot(boot);
  useEffect(() => {
    localStorage.removeItem('lang');
    initLanguage(language);
  }, [language]);
  const current = useLanguage();
  if (current !== language) return null;
  return (
    <Suspense>
      <CoreMessages catalogue={coreCatalogue}>
        <StoryAnswers answers={props.answers}>
          <MemoryRouter initialEntries={[path]}>
            {catalogue ? (
              <FeatureMessages catalogue={catalogue}>{children}</FeatureMessages>
            ) : (
              children
            )}
          </MemoryRouter>
        </StoryAnswers>
      </CoreMessages>
    </Suspense>
  );
}
