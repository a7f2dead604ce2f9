import { ToastProvider, useToast } from '@baize/ui-kit/toast';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { UsedMessages } from '../../shared/messages/catalogue.tsx';
import { dismissNotice, noticeStore } from '../../shared/notify/notify-store.ts';
import { useStore } from '../../shared/store.ts';

/** Passes the notices of the store to the toasts, which schedule and place them. */
function ToastBridge() {
  const toast = useToast();
  const notices = useStore(noticeStore);
  useEffect(() => {
    for (const { key, tone, messageId, values, requestId } of notices) {
      toast.show({
        key: messageId,
        tone,
        title: (
          <UsedMessages>
            <FormattedMessage id={messageId} values={values} />
          </UsedMessages>
        ),
        description: requestId && (
          <FormattedMessage id="error.requestId" values={{ id: requestId }} />
        ),
      });
      dismissNotice(key);
    }
  }, [notices, toast]);
  return null;
}

export function Notices() {
  return (
    <ToastProvider>
      <ToastBridge />
    </ToastProvider>
  );
}
