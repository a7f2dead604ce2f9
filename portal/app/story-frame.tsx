import type { Boot, Language } from '@baize/gateway/contract';
import { type ReactNode, Suspense, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { answer, type StoryAnswer, StoryAnswers } from '../shared/api/story-answers.tsx';
import { setBoot } from '../shared/boot.ts';
import { CoreMessages, FeatureMessages } from '../shared/messages/catalogue.tsx';
import type { Catalogue } from '../shared/messages/join-catalogues.ts';
import { initLanguage, useLanguage } from '../shared/messages/language-store.ts';
import { session } from '../shared/session/session-store.ts';
import { coreCatalogue } from './core-catalogue.ts';
import { content } from './shell/shell.css.ts';
import { STORY_BOOT } from './story-boot.ts';

export { answer, STORY_BOOT, type StoryAnswer };

/** For `beforeEach`: logs a member in while the story is shown. */
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

interface StoryFrameProps {
  language?: Language | undefined;
  /** The feature's own messages, in addition to the core's. */
  catalogue?: Catalogue;
  boot?: Boot;
  path?: string;
  answers?: readonly StoryAnswer[];
  /** Renders a whole page in the page's column, with its gutters. */
  isPage?: boolean;
  children: ReactNode;
}

/** For stories: provides router, messages, boot data and answers, as the app does. */
export function StoryFrame(props: StoryFrameProps) {
  const { language = 'EN', catalogue, boot = STORY_BOOT, path = '/', isPage = false } = props;
  const children = isPage ? <div className={content}>{props.children}</div> : props.children;
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
