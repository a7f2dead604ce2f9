import { ToastProvider, useToast } from '@baize/ui-kit/toast';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dismissNotice, noticeStore } from '../shared/notify/notify-store.ts';
import { useStore } from '../shared/store.ts';

/** Hands what the app has to say to the toasts, which keep time and place. */
function Courier() {
  const toast = useToast();
  const notices = useStore(noticeStore);
  useEffect(() => {
    for (const { key, tone, messageId, values, requestId } of notices) {
      toast.show({
        key: messageId,
        tone,
        title: <FormattedMessage id={messageId} values={values} />,
        text: requestId && <FormattedMessage id="error.requestId" values={{ id: requestId }} />,
      });
      dismissNotice(key);
    }
  }, [notices, toast]);
  return null;
}

export function Notices() {
  const intl = useIntl();
  return (
    <ToastProvider
      labels={{
        region: intl.formatMessage({ id: 'notice.region' }),
        dismiss: intl.formatMessage({ id: 'notice.dismiss' }),
        tones: {
          success: intl.formatMessage({ id: 'notice.tone.success' }),
          info: intl.formatMessage({ id: 'notice.tone.info' }),
          warning: intl.formatMessage({ id: 'notice.tone.warning' }),
          danger: intl.formatMessage({ id: 'notice.tone.danger' }),
        },
      }}
    >
      <Courier />
    </ToastProvider>
  );
}
