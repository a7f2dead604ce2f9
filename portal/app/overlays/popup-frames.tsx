import { useEffect, useEffectEvent, useState } from 'react';
import { ErrorBoundary } from '../../shared/errors/error-boundary.tsx';
import { ImportSuspense } from '../../shared/errors/import-suspense.tsx';
import { useLanguage } from '../../shared/messages/language-store.ts';
import type { OpenPopup } from '../../shared/popups/popup-stack.ts';
import { InPopupContext } from '../../shared/popups/use-step.ts';
import { WithFeatureComponents } from '../navigation/feature-components.tsx';
import { AgentsPopup, RealAccountsOnly } from '../navigation/guards.tsx';
import { popupNamed } from './popup-components.ts';
import { PopupError } from './popup-error.tsx';

export interface Frame {
  readonly key: string;
  readonly popup: OpenPopup;
  onClose(): void;
}

/**
 * Renders the popups in their order, whatever the order in which their scripts load: the last
 * mounted dialog is on top, so each waits until the one below is mounted. All are loaded in
 * parallel.
 */
export function PopupStack({ frames }: { frames: readonly Frame[] }) {
  const language = useLanguage();
  const [standing, setStanding] = useState<readonly string[]>([]);
  const missing = frames.findIndex(({ key }) => !standing.includes(key));
  const rendered = frames.filter(({ key }, at) => at === missing || standing.includes(key));
  for (const frame of frames) {
    if (rendered.includes(frame)) continue;
    // A failure is shown in its place.
    popupNamed(frame.popup.name)
      .Popup.preload(language)
      .catch(() => undefined);
  }
  return rendered.map(({ key, popup, onClose }) => (
    <PopupFrame
      key={key}
      popup={popup}
      onClose={onClose}
      onStands={(stands) =>
        setStanding((keys) => [...keys.filter((each) => each !== key), ...(stands ? [key] : [])])
      }
    />
  ));
}

const GUARDS = { realAccount: RealAccountsOnly, agent: AgentsPopup };

interface PopupFrameProps {
  popup: OpenPopup;
  onClose: () => void;
  onStands?: (stands: boolean) => void;
}

export function PopupFrame({ popup, onClose, onStands = () => undefined }: PopupFrameProps) {
  const { Popup, guard } = popupNamed(popup.name);
  const Guard = guard && GUARDS[guard];
  const content = (
    <InPopupContext value={true}>
      <WithFeatureComponents>
        <Popup args={popup.args} onClose={onClose} />
      </WithFeatureComponents>
    </InPopupContext>
  );
  return (
    <ErrorBoundary
      fallback={(error, retry) => (
        <>
          <PopupError error={error} onRetry={retry} onClose={onClose} />
          <Standing onStands={onStands} />
        </>
      )}
    >
      <ImportSuspense>
        {Guard ? <Guard onClose={onClose}>{content}</Guard> : content}
        <Standing onStands={onStands} />
      </ImportSuspense>
    </ErrorBoundary>
  );
}

/** Reports when its sibling is mounted and unmounted. */
function Standing({ onStands }: { onStands: (stands: boolean) => void }) {
  const report = useEffectEvent(onStands);
  useEffect(() => {
    report(true);
    return () => report(false);
  }, []);
  return null;
}
