import type { DepositOrder } from '@baize/gateway/contract';
import { safeSource } from '@baize/tokens/src/safe-link.ts';
import { Button } from '@baize/ui-kit/button';
import { CopyField } from '@baize/ui-kit/copy-field';
import { useCountdown } from '@baize/ui-kit/countdown-button';
import { Field } from '@baize/ui-kit/field';
import { Ban, CircleCheck, CircleX, Clock, Timer } from '@baize/ui-kit/icon';
import { QrBlock } from '@baize/ui-kit/qr-block';
import { Stack } from '@baize/ui-kit/stack';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import * as css from '../../../shared/cashier/cashier.css.ts';
import { useMemberFrame } from '../../../shared/member-center/member-frame.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { appPath } from '../../../shared/navigation/app-path.ts';
import { Facts } from '../../../shared/records/details-dialog.tsx';

const ICONS = {
  pending: Clock,
  approved: CircleCheck,
  refused: CircleX,
  expired: Timer,
  cancelled: Ban,
} as const;
const localNow = () => Date.now();

interface OrderPanelProps {
  order: DepositOrder;
  /** Milliseconds by which the gateway's clock is ahead of this device's. */
  clockAhead: number;
  cancelling: boolean;
  onCancel(): void;
  onAgain(): void;
}

/**
 * One deposit: while it is pending the reason, the next step and the deadline; afterwards the
 * result.
 */
export function OrderPanel(props: OrderPanelProps) {
  const { order, clockAhead } = props;
  const intl = useIntl();
  const money = useMoney();
  const { leave } = useMemberFrame();
  const Icon = ICONS[order.status];
  const pending = order.status === 'pending';
  return (
    <section className={`${css.card} ${css.order}`} aria-live="polite">
      <Icon className={css.orderIcon} data-status={order.status} aria-hidden="true" />
      <div>
        <h2 className={css.orderTitle}>
          {intl.formatMessage({ id: `member.order.title.${order.status}` })}
        </h2>
        <p className={css.orderAmount}>
          {money(order.status === 'approved' ? order.credited : order.amount)}
        </p>
      </div>
      <p className={css.orderText}>
        {order.reason && <>{intl.formatMessage({ id: `member.reason.${order.reason}` })} </>}
        {intl.formatMessage({
          id:
            order.status === 'pending'
              ? `member.order.next.${order.kind}`
              : `member.order.text.${order.status}`,
        })}
      </p>
      {pending && <Payment order={order} clockAhead={clockAhead} />}
      <div className={css.wide}>
        <Facts
          facts={[
            ['member.bets.order', order.orderNo],
            ['member.deposit.method', order.channelName],
            ['member.deposit.amount', money(order.amount)],
            // A failed order has no fee and no bonus.
            ...(pending || order.status === 'approved'
              ? ([
                  ['member.deposit.fee', money(order.fee)],
                  ['member.deposit.credited', money(order.credited)],
                ] as const)
              : []),
            ['member.order.created', dateAndTime(intl, order.createdAt)],
          ]}
        />
      </div>
      <div className={css.actions}>
        {order.status === 'approved' && leave && (
          <Button onClick={leave}>{intl.formatMessage({ id: 'member.order.backToPlay' })}</Button>
        )}
        {order.status === 'approved' && !leave && (
          <Button asChild>
            <Link to={appPath('/rng')}>{intl.formatMessage({ id: 'member.order.play' })}</Link>
          </Button>
        )}
        <Button variant="soft" onClick={props.onAgain}>
          {intl.formatMessage({ id: 'member.order.again' })}
        </Button>
        {pending && (
          <Button variant="ghost" busy={props.cancelling} onClick={props.onCancel}>
            {intl.formatMessage({ id: 'member.order.cancel' })}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The data of a bank transfer, in the order of banking forms. */
const payeeLines = (payee: NonNullable<DepositOrder['payee']>) =>
  [
    ['member.payee.bank', payee.bankName],
    ['member.payee.name', payee.accountName],
    ['member.payee.number', payee.accountNumber],
    ['member.payee.reference', payee.reference],
  ] as const;

function Payment({ order, clockAhead }: { order: DepositOrder; clockAhead: number }) {
  const intl = useIntl();
  const left = useCountdown(order.expiresAt - clockAhead, localNow);
  const launchUrl = safeSource(order.launchUrl);
  const qr = order.qrContent && new URL(order.qrContent, location.href).href;
  const two = (number: number) => String(number).padStart(2, '0');
  const clock = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const time = (left >= 3600 ? clock : clock.slice(1)).map(two).join(':');
  return (
    <>
      <p className={css.countdown} aria-live="off">
        {intl.formatMessage({ id: 'member.order.expires' }, { time })}
      </p>
      {launchUrl && (
        <Button asChild size="lg">
          <a href={launchUrl} target="_blank" rel="noopener">
            {intl.formatMessage({ id: 'member.order.openPayment' })}
          </a>
        </Button>
      )}
      {qr && (
        <>
          <QrBlock
            value={qr}
            fileName={`payment-${order.orderNo}`}
            label={intl.formatMessage({ id: 'member.order.qr' })}
            downloadLabel={intl.formatMessage({ id: 'member.order.qrSave' })}
            labels={{ failed: intl.formatMessage({ id: 'member.order.qrFailed' }) }}
          />
          {safeSource(order.qrContent) && (
            <Button asChild variant="soft">
              <a href={qr} target="_blank" rel="noopener">
                {intl.formatMessage({ id: 'member.order.simulate' })}
              </a>
            </Button>
          )}
        </>
      )}
      {order.payee && (
        <div className={css.wide}>
          <Stack gap="md">
            {payeeLines(order.payee).map(([label, value]) => {
              const name = intl.formatMessage({ id: label });
              return (
                <Field key={label} label={name}>
                  <CopyField
                    value={value}
                    labels={{ copy: intl.formatMessage({ id: 'member.payee.copy' }, { name }) }}
                  />
                </Field>
              );
            })}
          </Stack>
        </div>
      )}
    </>
  );
}
