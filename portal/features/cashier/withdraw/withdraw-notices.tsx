import type { WithdrawSettings } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import * as css from '../../../shared/cashier/cashier.css.ts';
import { useMemberPlace } from '../../../shared/member-center/member-place.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { useIsSingleWallet } from '../../../shared/money/use-merchant-wallet.ts';
import { Notice } from '../../../shared/notice/notice.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { IdentityNotice } from '../../../shared/protection/identity-notice.tsx';
import { useSessionPart } from '../../../shared/session/session-store.ts';
import { useAllBack } from './api.ts';

interface WithdrawNoticesProps {
  settings: WithdrawSettings;
  hasCard: boolean;
}

/** What stands in the way of a withdrawal, said before it is asked for, and the way on. */
export function WithdrawNotices({ settings, hasCard }: WithdrawNoticesProps) {
  const intl = useIntl();
  const { linkTo } = useMemberPlace();
  const isExcluded = useSessionPart((state) => state.isExcluded);
  const notify = useNotify();
  const isSingle = useIsSingleWallet() ?? true;
  const back = useAllBack();
  const bringAllBack = async () => {
    const { error } = await back.run({ action: 'allBack' });
    if (error) notify.failure(error);
  };
  const money = (amount: number) => formatMoney(intl, amount, settings);
  const done = settings.requiredTurnover - settings.outstandingTurnover;
  const share = settings.requiredTurnover > 0 ? done / settings.requiredTurnover : 1;
  return (
    <>
      {settings.identity && <IdentityNotice need="withdrawal" state={settings.identity} />}
      {!settings.hasPaymentPassword && (
        <Notice tone="warning">
          <span>{intl.formatMessage({ id: 'member.withdraw.needsPassword' })}</span>
          <Button asChild variant="soft" size="sm">
            <Link {...linkTo('securityCenter')}>
              {intl.formatMessage({ id: 'member.withdraw.toAccount' })}
            </Link>
          </Button>
        </Notice>
      )}
      {settings.hasPaymentPassword && !hasCard && (
        <Notice tone="warning">
          <span>{intl.formatMessage({ id: 'member.withdraw.needsCard' })}</span>
          <Button asChild variant="soft" size="sm">
            <Link {...linkTo('securityCenter')}>
              {intl.formatMessage({ id: 'member.withdraw.toAccount' })}
            </Link>
          </Button>
        </Notice>
      )}
      {settings.atVendors !== undefined && (
        <Notice tone="info">
          <span>
            {intl.formatMessage(
              { id: 'member.withdraw.atVendors' },
              { amount: money(settings.atVendors) },
            )}
          </span>
          {isSingle ? (
            // R10.04: done here, because a break closes the page of the wallet.
            <Button variant="soft" size="sm" busy={back.isBusy} onClick={() => void bringAllBack()}>
              {intl.formatMessage({ id: 'member.fund.allBack' })}
            </Button>
          ) : (
            <Button asChild variant="soft" size="sm">
              <Link {...linkTo('transferFund')}>
                {intl.formatMessage({ id: 'member.fund.allBack' })}
              </Link>
            </Button>
          )}
        </Notice>
      )}
      {settings.dailyCountLeft === 0 && (
        <Notice tone="warning">{intl.formatMessage({ id: 'error.withdraw_limit_reached' })}</Notice>
      )}
      {settings.bonusForfeit !== undefined && (
        <Notice tone="warning">
          {intl.formatMessage(
            { id: 'member.withdraw.bonusEnds' },
            { amount: money(settings.bonusForfeit) },
          )}
        </Notice>
      )}
      {settings.outstandingTurnover > 0 && (
        <Notice tone="info">
          <span>
            {intl.formatMessage(
              { id: isExcluded ? 'member.withdraw.turnoverWaits' : 'member.withdraw.turnover' },
              {
                remaining: money(settings.outstandingTurnover),
                required: money(settings.requiredTurnover),
              },
            )}
          </span>
          <div
            className={css.progress}
            role="progressbar"
            aria-label={intl.formatMessage({ id: 'member.deposit.turnover' })}
            aria-valuenow={Math.round(share * 100)}
          >
            <div
              className={css.progressBar}
              style={{ '--done': `${Math.round(share * 100)}%` } as CSSProperties}
            />
          </div>
        </Notice>
      )}
    </>
  );
}
