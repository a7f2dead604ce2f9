import { lazyPart } from '../../shared/errors/lazy-part.tsx';
import { MissingScript } from '../../shared/errors/missing-script.tsx';
import { noticeStore, promptStore } from '../../shared/notify/notify-store.ts';
import { offeredToken, useSessionPart } from '../../shared/session/session-store.ts';
import { useStore } from '../../shared/store.ts';
import { useIdle } from './use-idle.ts';
import { useOnceTrue } from './use-once-true.ts';

const failed = () => <MissingScript />;

const Prompts = lazyPart(() => import('./prompts.tsx').then((module) => module.Prompts), {
  failed,
});
const SessionEnd = lazyPart(() => import('./session-end.tsx').then((module) => module.SessionEnd), {
  failed,
});
const OfferedSession = lazyPart(
  () => import('./offered-session.tsx').then((module) => module.OfferedSession),
  { failed },
);
const Announcer = lazyPart(() => import('./announcer.tsx').then((module) => module.Announcer));
const Notices = lazyPart(() => import('./notices.tsx').then((module) => module.Notices), {
  failed,
});

/**
 * Dialogs and toasts that the first paint does not need: each is loaded separately when it is first
 * shown, so that an open one stays while another loads.
 */
export function DeferredOverlays() {
  const prompt = useStore(promptStore);
  const notices = useStore(noticeStore);
  const endedBecause = useSessionPart((state) => state.endedBecause);
  const offered = useStore(offeredToken);
  const needed = {
    prompts: useOnceTrue(prompt !== undefined),
    notices: useOnceTrue(notices.length > 0),
    offered: useOnceTrue(offered !== undefined),
    sessionEnd: useOnceTrue(endedBecause !== undefined),
  };
  const isIdle = useIdle();
  return (
    <>
      {isIdle && <Announcer />}
      {needed.prompts && <Prompts />}
      {needed.notices && <Notices />}
      {needed.offered && <OfferedSession />}
      {needed.sessionEnd && <SessionEnd />}
    </>
  );
}
