import { launchChat } from '@baize/gateway/contract';
import { Dialog } from '@baize/ui-kit/dialog';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { call } from '../../shared/api/call.ts';
import type { CallError } from '../../shared/api/call-error.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import type { PopupProps } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { ChatScreen } from './chat-screen.tsx';

/** The chat room (R2.110), launched each time it opens; earlier messages are still there. */
export function ChatPopup({ onClose }: PopupProps) {
  const { token, isInterrupted } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ url?: string; error?: CallError }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, or another person, launches anew.
  useEffect(() => {
    // A person who logs in again keeps the message that they were writing.
    if (isInterrupted) return;
    let left = false;
    setState(({ url }) => ({ url }));
    call(launchChat, {}).then(
      ({ chatUrl }) => !left && setState({ url: chatUrl }),
      (error: unknown) => {
        if (left) return;
        const failure = toCallError(error);
        setState(({ url }) => (url ? { url } : { error: failure }));
      },
    );
    return () => {
      left = true;
    };
  }, [attempt, token, isInterrupted]);
  return (
    <Dialog
      open
      flush
      size="md"
      onOpenChange={onClose}
      title={<FormattedMessage id="chat.title" />}
    >
      <ChatScreen
        url={state.url}
        error={state.error}
        onRetry={() => setAttempt(attempt + 1)}
        onClose={onClose}
      />
    </Dialog>
  );
}
