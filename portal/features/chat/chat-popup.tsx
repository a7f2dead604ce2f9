import { launchChat } from '@baize/gateway/contract';
import { Dialog } from '@baize/ui-kit/dialog';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '../../shared/gateway/call.ts';
import { CallError } from '../../shared/gateway/call-error.ts';
import type { PopupProps } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { ChatScreen } from './chat-screen.tsx';

/** The chat room (R2.110): launched anew each time it opens; what was said is still there. */
export function ChatPopup({ onClose }: PopupProps) {
  const intl = useIntl();
  const { token, isInterrupted } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ url?: string; error?: CallError }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, or another person, launches anew.
  useEffect(() => {
    // Who logs in again goes on with what they were writing.
    if (isInterrupted) return;
    let left = false;
    setState(({ url }) => ({ url }));
    call(launchChat, {}).then(
      ({ chatUrl }) => !left && setState({ url: chatUrl }),
      (error: unknown) => {
        if (left) return;
        const failure = error instanceof CallError ? error : new CallError('network');
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
      labels={{ close: intl.formatMessage({ id: 'action.close' }) }}
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
