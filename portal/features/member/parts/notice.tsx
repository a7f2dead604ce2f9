import { CircleAlert, Info, TriangleAlert } from '@baize/ui-kit/icon';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/gateway/call-error.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';
import * as css from './cashier.css.ts';

const ICONS = { danger: CircleAlert, warning: TriangleAlert, info: Info } as const;

/** A line of importance within a form. */
export function Notice({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <div className={css.alert} data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon className={css.alertIcon} size="1.2em" aria-hidden="true" />
      <div className={css.alertText}>{children}</div>
    </div>
  );
}

/** Why a form was refused, with what remains and when to try again where the gateway said so. */
export function Refusal({ error }: { error: CallError | undefined }) {
  const intl = useIntl();
  const money = useMoney();
  if (!error) return null;
  const { remaining, retryAfter } = error.detail;
  return (
    <Notice tone="danger">
      <span>{intl.formatMessage({ id: errorMessageId(error.code) })}</span>
      {error.code === 'turnover_outstanding' && remaining !== undefined && (
        <span>
          {intl.formatMessage({ id: 'member.withdraw.remaining' }, { amount: money(remaining) })}
        </span>
      )}
      {error.code === 'invalid.payment.pw' && remaining !== undefined && (
        <span>{intl.formatMessage({ id: 'member.payPassword.left' }, { count: remaining })}</span>
      )}
      {retryAfter !== undefined && (
        <span>
          {intl.formatMessage(
            { id: 'member.retryAfter' },
            { minutes: Math.max(1, Math.ceil(retryAfter / 60)) },
          )}
        </span>
      )}
      {error.requestId && error.isTransient && (
        <span>{intl.formatMessage({ id: 'error.requestId' }, { id: error.requestId })}</span>
      )}
    </Notice>
  );
}
