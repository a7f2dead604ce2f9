import { lazy, Suspense } from 'react';
import { retryImport } from '../shared/errors/retry-import.ts';
import { noticeStore, promptStore } from '../shared/notify/notify-store.ts';
import { useSession } from '../shared/session/session-store.ts';
import { useStore } from '../shared/store.ts';
import { useAtRest } from './use-at-rest.ts';
import { useOnceTrue } from './use-once-true.ts';

const Prompts = lazy(() =>
  retryImport(() => import('./prompts.tsx')).then((m) => ({ default: m.Prompts })),
);
const SessionEnd = lazy(() =>
  retryImport(() => import('./session-end.tsx')).then((m) => ({ default: m.SessionEnd })),
);
const Announcer = lazy(() =>
  retryImport(() => import('./announcer.tsx')).then((m) => ({ default: m.Announcer })),
);
const Notices = lazy(() =>
  retryImport(() => import('./notices.tsx')).then((m) => ({ default: m.Notices })),
);

/** Dialogs and messages that the first paint does not need: fetched when there is one to show. */
export function LateParts() {
  const prompt = useStore(promptStore);
  const notices = useStore(noticeStore);
  const { endedBecause } = useSession();
  const needed = {
    prompts: useOnceTrue(prompt !== undefined),
    notices: useOnceTrue(notices.length > 0),
    sessionEnd: useOnceTrue(endedBecause !== undefined),
  };
  const atRest = useAtRest();
  return (
    <Suspense>
      {atRest && <Announcer />}
      {needed.prompts && <Prompts />}
      {needed.notices && <Notices />}
      {needed.sessionEnd && <SessionEnd />}
    </Suspense>
  );
}
