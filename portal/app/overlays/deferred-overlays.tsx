import { lazyComponent } from '../../shared/errors/lazy-component.tsx';
import { ScriptErrorBanner } from '../../shared/errors/script-error-banner.tsx';
import { noticeStore, promptStore } from '../../shared/notify/notify-store.ts';
import { offeredToken, useSessionPart } from '../../shared/session/session-store.ts';
import { useStore } from '../../shared/store.ts';
import { useIdle } from './use-idle.ts';
import { useOnceTrue } from './use-once-true.ts';

const errorFallback = () => <ScriptErrorBanner />;

const Prompts = lazyComponent(() => import('./prompts.tsx').then((module) => module.Prompts), {
  errorFallback,
});
const SessionEnd = lazyComponent(
  () => import('./session-end.tsx').then((module) => module.SessionEnd),
  {
    errorFallback,
  },
);
const OfferedSession = lazyComponent(
  () => import('./offered-session.tsx').then((module) => module.OfferedSession),
  { errorFallback },
);
const Announcer = lazyComponent(() => import('./announcer.tsx').then((module) => module.Announcer));
const Notices = lazyComponent(() => import('./notices.tsx').then((module) => module.Notices), {
  errorFallback,
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
