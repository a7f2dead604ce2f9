import type { DepositOrder } from '@baize/gateway/contract';
import { Button, buttonLook } from '@baize/ui-kit/button';
import { useCountdown } from '@baize/ui-kit/countdown-button';
import { Ban, CircleCheck, CircleX, Clock, Timer } from '@baize/ui-kit/icon';
import { QrBlock } from '@baize/ui-kit/qr-block';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useMoney } from '../../../shared/money/money.ts';
import { PATHS } from '../../../shared/paths.ts';
import * as css from '../parts/cashier.css.ts';
import { Facts } from '../parts/details-dialog.tsx';
import { useMemberPlace } from '../parts/member-place.ts';

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
  /** By how much the gateway's clock is ahead of this one, milliseconds. */
  clockAhead: number;
  cancelling: boolean;
  onCancel(): void;
  onAgain(): void;
}

/** One deposit: while it waits why, what next and until when; afterwards how it ended. */
export function OrderPanel(props: OrderPanelProps) {
  const { order, clockAhead } = props;
  const intl = useIntl();
  const money = useMoney();
  const { leave } = useMemberPlace();
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
        {order.reason
          ? intl.formatMessage({ id: `member.reason.${order.reason}` })
          : intl.formatMessage({
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
            ['member.deposit.fee', money(order.fee)],
            ['member.deposit.credited', money(order.credited)],
            [
              'member.order.created',
              intl.formatDate(order.createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
            ],
          ]}
        />
      </div>
      <div className={css.actions}>
        {order.status === 'approved' && leave && (
          <Button onClick={leave}>{intl.formatMessage({ id: 'member.order.backToPlay' })}</Button>
        )}
        {order.status === 'approved' && !leave && (
          <Link className={buttonLook({})} to={PATHS.rng}>
            {intl.formatMessage({ id: 'member.order.play' })}
          </Link>
        )}
        <Button tone="soft" onClick={props.onAgain}>
          {intl.formatMessage({ id: 'member.order.again' })}
        </Button>
        {pending && (
          <Button tone="quiet" busy={props.cancelling} onClick={props.onCancel}>
            {intl.formatMessage({ id: 'member.order.cancel' })}
          </Button>
        )}
      </div>
    </section>
  );
}

function Payment({ order, clockAhead }: { order: DepositOrder; clockAhead: number }) {
  const intl = useIntl();
  const left = useCountdown(order.expiresAt - clockAhead, localNow);
  const qr = order.qrContent && new URL(order.qrContent, location.href).href;
  const two = (number: number) => String(number).padStart(2, '0');
  const clock = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const time = (left >= 3600 ? clock : clock.slice(1)).map(two).join(':');
  return (
    <>
      <p className={css.countdown} aria-live="off">
        {intl.formatMessage({ id: 'member.order.expires' }, { time })}
      </p>
      {order.launchUrl && (
        <a
          className={buttonLook({ size: 'lg' })}
          href={order.launchUrl}
          target="_blank"
          rel="noopener"
        >
          {intl.formatMessage({ id: 'member.order.openPayment' })}
        </a>
      )}
      {qr && (
        <>
          <QrBlock
            value={qr}
            fileName={`payment-${order.orderNo}`}
            labels={{
              code: intl.formatMessage({ id: 'member.order.qr' }),
              download: intl.formatMessage({ id: 'member.order.qrSave' }),
              failed: intl.formatMessage({ id: 'member.order.qrFailed' }),
            }}
          />
          <a className={buttonLook({ tone: 'soft' })} href={qr} target="_blank" rel="noopener">
            {intl.formatMessage({ id: 'member.order.simulate' })}
          </a>
        </>
      )}
      {order.payee && (
        <div className={css.wide}>
          <Facts
            facts={[
              ['member.payee.bank', order.payee.bankName],
              ['member.payee.name', order.payee.accountName],
              ['member.payee.number', order.payee.accountNumber],
              ['member.payee.reference', order.payee.reference],
            ]}
          />
        </div>
      )}
    </>
  );
}
