import type { OwnAccountState } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import * as cashier from '../../../shared/cashier/cashier.css.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { useMemberFrame } from '../../../shared/member-center/member-frame.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import * as card from '../../../shared/protection/card.css.ts';
import { IdentityNotice } from '../../../shared/protection/identity-notice.tsx';
import { useMessageChange } from '../../../shared/session/use-message-change.ts';
import { useOwnAccount, usePayoutCards } from './api.ts';
import { ClosingDialog } from './closing-dialog.tsx';
import * as css from './safer-gambling.css.ts';

const POINTS = ['money', 'bonuses', 'bets', 'play', 'end'] as const;

interface PartProps {
  state: OwnAccountState;
  /** Whether the member has a payout account. */
  hasCard: boolean;
  onOpen(): void;
}

/** A link to add a payout account. */
function NeedsCard({ state }: { state: OwnAccountState }) {
  const intl = useIntl();
  const { linkTo } = useMemberFrame();
  const amount = formatMoney(intl, state.balance, state);
  return (
    <Alert
      tone="warning"
      action={
        <Button asChild variant="soft" size="sm">
          <Link {...linkTo('securityCenter')}>
            {intl.formatMessage({ id: 'safer.closing.toCards' })}
          </Link>
        </Button>
      }
    >
      {intl.formatMessage({ id: 'safer.closing.needsCard' }, { amount })}
    </Alert>
  );
}

/** The consequences and requirements of closing, with a button to start it. */
function Offer({ state, hasCard, onOpen }: PartProps) {
  const intl = useIntl();
  const { obstacles, identity, balance } = state;
  const needsCard = balance > 0 && !hasCard;
  const isLocked = obstacles.length > 0 || needsCard || (balance > 0 && identity !== undefined);
  return (
    <>
      <ul className={css.list}>
        {POINTS.map((point) => (
          <li key={point}>{intl.formatMessage({ id: `safer.closing.point.${point}` })}</li>
        ))}
      </ul>
      {obstacles.map((obstacle) => (
        <Alert key={obstacle} tone="warning">
          {intl.formatMessage({ id: `safer.closing.obstacle.${obstacle}` })}
        </Alert>
      ))}
      {balance > 0 && identity && <IdentityNotice need="withdrawal" state={identity} />}
      {needsCard && <NeedsCard state={state} />}
      <div className={card.buttons}>
        <Button variant="outline" tone="danger" disabled={isLocked} onClick={onOpen}>
          {intl.formatMessage({ id: 'safer.closing.open' })}
        </Button>
      </div>
    </>
  );
}

/** The progress of a closing, and what it waits for. */
function Progress({ state, hasCard, onOpen }: PartProps) {
  const intl = useIntl();
  const { closing, pendingAmount, balance } = state;
  if (!closing) return null;
  const amounts = {
    amount: formatMoney(intl, pendingAmount, state),
    balance: formatMoney(intl, balance, state),
  };
  const needsOwner = closing.waits.some(
    (wait) => wait === 'payoutAccount' || wait === 'payoutRefused',
  );
  const endsByItself = !needsOwner && !closing.waits.includes('downline');
  const time = dateAndTime(intl, closing.askedAt);
  return (
    <>
      <p>{intl.formatMessage({ id: 'safer.closing.since' }, { time })}</p>
      {closing.waits.map((wait) => (
        <Alert key={wait} tone={wait.startsWith('payout') ? 'warning' : 'neutral'}>
          {intl.formatMessage({ id: `safer.closing.wait.${wait}` }, amounts)}
        </Alert>
      ))}
      {endsByItself && (
        <p className={cashier.muted}>{intl.formatMessage({ id: 'safer.closing.ends' })}</p>
      )}
      {needsOwner && !hasCard && <NeedsCard state={state} />}
      {needsOwner && hasCard && (
        <div className={card.buttons}>
          <Button variant="soft" onClick={onOpen}>
            {intl.formatMessage({ id: 'safer.closing.another' })}
          </Button>
        </div>
      )}
    </>
  );
}

/** Closes the account and pays out its money (R10.11). */
export function ClosingCard() {
  const intl = useIntl();
  const { data, error, mutate } = useOwnAccount();
  const cards = usePayoutCards();
  const [asks, setAsks] = useState(false);
  useMessageChange(() => void mutate());
  const failure = error ?? cards.error;
  if (!data || !cards.data) {
    if (!failure) return <Skeleton shape="block" height="16lh" />;
    const again = () => void Promise.all([mutate(), cards.mutate()]);
    return <LoadError title="member.failed" error={failure} onRetry={again} />;
  }
  const Part = data.closing ? Progress : Offer;
  return (
    <div className={cashier.card}>
      <div className={card.cardHead}>
        <h3 className={cashier.cardTitle}>{intl.formatMessage({ id: 'safer.closing.title' })}</h3>
        {!data.closing && (
          <p className={cashier.muted}>{intl.formatMessage({ id: 'safer.closing.text' })}</p>
        )}
      </div>
      <Part state={data} hasCard={cards.data.cards.length > 0} onOpen={() => setAsks(true)} />
      {asks && (
        <ClosingDialog state={data} cards={cards.data.cards} onClose={() => setAsks(false)} />
      )}
    </div>
  );
}
