import { Button } from '@baize/ui-kit/button';
import { CircleAlert, TriangleAlert } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import type { CallError } from '../../../shared/gateway/call-error.ts';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';
import * as css from './alert.css.ts';

interface FormAlertProps {
  /** What went wrong; nothing is shown without it. */
  refusal: CallError | undefined;
  tone?: keyof typeof css.tones;
  /** Tries again what is no form's sending; without it the retry sends the form. */
  onRetry?: () => void;
  /** A way on beside trying the same again. */
  action?: { label: string; onPress(): void };
}

/**
 * Why a form was not taken, beside the button that sent it. What may work at the next try brings a
 * button that sends the form again, as it stands.
 */
export function FormAlert({ refusal, tone = 'danger', onRetry, action }: FormAlertProps) {
  if (!refusal) return null;
  const Icon = tone === 'danger' ? CircleAlert : TriangleAlert;
  return (
    <div role="alert" className={css.tones[tone]}>
      <Icon size={20} aria-hidden="true" className={css.icon} />
      <div className={css.body}>
        <p>
          <FormattedMessage id={errorMessageId(refusal.code)} />
        </p>
        {refusal.isTransient && refusal.requestId && (
          <p className={css.reference}>
            <FormattedMessage id="error.requestId" values={{ id: refusal.requestId }} />
          </p>
        )}
        {refusal.isTransient && (
          <Button type={onRetry ? 'button' : 'submit'} tone="soft" size="sm" onClick={onRetry}>
            <FormattedMessage id="action.retry" />
          </Button>
        )}
        {action && (
          <Button tone="soft" size="sm" onClick={action.onPress}>
            {action.label}
          </Button>
        )}
      </div>
    </div>
  );
}
