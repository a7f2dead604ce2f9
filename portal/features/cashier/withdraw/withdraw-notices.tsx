import type { WithdrawSettings } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { ProgressBar } from '@baize/ui-kit/progress-bar';
import { Stack } from '@baize/ui-kit/stack';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useMemberFrame } from '../../../shared/member-center/member-frame.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { useIsSingleWallet } from '../../../shared/money/use-merchant-wallet.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { IdentityNotice } from '../../../shared/protection/identity-notice.tsx';
import { useSessionPart } from '../../../shared/session/session-store.ts';
import { useTransferAllBack } from './api.ts';

interface WithdrawNoticesProps {
  settings: WithdrawSettings;
  hasCard: boolean;
}

/** The first missing requirement of every withdrawal, as its message. */
function missingStep(hasPaymentPassword: boolean, hasCard: boolean): MessageId | undefined {
  if (!hasPaymentPassword) return 'member.withdraw.needsPassword';
  return hasCard ? undefined : 'member.withdraw.needsCard';
}

/** The obstacles to a withdrawal, shown before the form, each with its remedy. */
export function WithdrawNotices({ settings, hasCard }: WithdrawNoticesProps) {
  const intl = useIntl();
  const { linkTo } = useMemberFrame();
  const isExcluded = useSessionPart((state) => state.isExcluded);
  const notify = useNotify();
  const isSingle = useIsSingleWallet() ?? true;
  const back = useTransferAllBack();
  const bringAllBack = async () => {
    const { error } = await back.run({ action: 'allBack' });
    if (error) notify.failure(error);
  };
  const money = (amount: number) => formatMoney(intl, amount, settings);
  const missing = missingStep(settings.hasPaymentPassword, hasCard);
  return (
    <>
      {settings.identity && <IdentityNotice need="withdrawal" state={settings.identity} />}
      {missing && (
        <Alert
          tone="warning"
          action={
            <Button asChild variant="soft" size="sm">
              <Link {...linkTo('securityCenter')}>
                {intl.formatMessage({ id: 'member.withdraw.toAccount' })}
              </Link>
            </Button>
          }
        >
          {intl.formatMessage({ id: missing })}
        </Alert>
      )}
      {settings.atVendors !== undefined && (
        <Alert
          action={
            isSingle ? (
              // R10.04: offered here, because a break closes the wallet page.
              <Button
                variant="soft"
                size="sm"
                busy={back.isBusy}
                onClick={() => void bringAllBack()}
              >
                {intl.formatMessage({ id: 'member.fund.allBack' })}
              </Button>
            ) : (
              <Button asChild variant="soft" size="sm">
                <Link {...linkTo('transferFund')}>
                  {intl.formatMessage({ id: 'member.fund.allBack' })}
                </Link>
              </Button>
            )
          }
        >
          {intl.formatMessage(
            { id: 'member.withdraw.atVendors' },
            { amount: money(settings.atVendors) },
          )}
        </Alert>
      )}
      {settings.dailyCountLeft === 0 && (
        <Alert tone="warning">{intl.formatMessage({ id: 'error.withdraw_limit_reached' })}</Alert>
      )}
      {settings.bonusForfeit !== undefined && (
        <Alert tone="warning">
          {intl.formatMessage(
            { id: 'member.withdraw.bonusEnds' },
            { amount: money(settings.bonusForfeit) },
          )}
        </Alert>
      )}
      {settings.outstandingTurnover > 0 && (
        <Alert>
          <Stack gap="xs">
            <p>
              {intl.formatMessage(
                { id: isExcluded ? 'member.withdraw.turnoverWaits' : 'member.withdraw.turnover' },
                {
                  remaining: money(settings.outstandingTurnover),
                  required: money(settings.requiredTurnover),
                },
              )}
            </p>
            <ProgressBar
              label={intl.formatMessage({ id: 'member.deposit.turnover' })}
              labelHidden
              value={settings.requiredTurnover - settings.outstandingTurnover}
              max={settings.requiredTurnover}
            />
          </Stack>
        </Alert>
      )}
    </>
  );
}
