import type { WalletOverview } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { TextLink } from '@baize/ui-kit/text-link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Loaded } from '../../../shared/api/loaded.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { useMemberFrame } from '../../../shared/member-center/member-frame.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { appPath } from '../../../shared/navigation/app-path.ts';
import type { MemberPage } from '../../../shared/paths.ts';
import { type Fact, Facts } from '../../../shared/records/details-dialog.tsx';
import * as records from '../../../shared/records/records.css.ts';
import * as css from './wallet.css.ts';

interface WalletScreenProps {
  wallet: Loaded<WalletOverview>;
  /**
   * One wallet is used for every game. Money that vendors hold from before can be transferred back.
   */
  isSingle: boolean;
  isBringingBack: boolean;
  onAllBack(): void;
}

/** A section of the wallet: its sum, its parts, and its links. */
function Part(props: { title: MessageId; sum: string; facts: readonly Fact[]; way: ReactNode }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: props.title });
  return (
    <section className={css.part} aria-label={title}>
      <h2 className={css.partTitle}>{title}</h2>
      <p className={css.partAmount}>{props.sum}</p>
      <Facts facts={props.facts} />
      <p>{props.way}</p>
    </section>
  );
}

/**
 * R2.25: the main wallet, pending amounts, bonus money with its turnover requirement, and points.
 */
export function WalletScreen({ wallet, isSingle, ...back }: WalletScreenProps) {
  const intl = useIntl();
  const { linkTo } = useMemberFrame();
  const { data, error } = wallet;
  if (!data && error) {
    return <LoadError title="member.failed" error={error} onRetry={wallet.retry} />;
  }
  if (!data) {
    return (
      <div className={records.section} aria-busy="true">
        <Skeleton shape="block" height="8lh" />
        <Skeleton shape="block" height="14lh" />
      </div>
    );
  }
  const money = (amount: number) => formatMoney(intl, amount, data);
  const { pending, bonus } = data;
  const showsVendors = !isSingle || data.vendors > 0;
  const link = (page: MemberPage, label: MessageId) => (
    <TextLink asChild standalone>
      <Link {...linkTo(page)}>{intl.formatMessage({ id: label })}</Link>
    </TextLink>
  );
  return (
    <div className={records.section}>
      <section className={css.main} aria-label={intl.formatMessage({ id: 'member.wallet.main' })}>
        <div className={css.balance}>
          <span className={css.name}>{intl.formatMessage({ id: 'member.wallet.main' })}</span>
          <span className={css.amount}>{money(data.main)}</span>
          <span className={css.name}>
            {data.turnoverLeft > 0
              ? intl.formatMessage(
                  { id: 'member.wallet.locked' },
                  { amount: money(data.turnoverLeft) },
                )
              : intl.formatMessage({ id: 'member.wallet.free' }, { amount: money(data.free) })}
          </span>
        </div>
        <div className={css.actions}>
          <Button asChild>
            <Link {...linkTo('depositv2')}>{intl.formatMessage({ id: 'shell.deposit' })}</Link>
          </Button>
          <Button asChild variant="soft">
            <Link {...linkTo('withdraw')}>{intl.formatMessage({ id: 'shell.withdraw' })}</Link>
          </Button>
        </div>
      </section>
      <div className={css.parts} data-parts={showsVendors ? 'four' : 'three'}>
        {showsVendors && (
          <Part
            title="member.fund.atVendors"
            sum={money(data.vendors)}
            facts={[['member.wallet.vendorsTotal', money(data.total)]]}
            way={
              isSingle ? (
                <Button variant="soft" busy={back.isBringingBack} onClick={back.onAllBack}>
                  {intl.formatMessage({ id: 'member.fund.allBack' })}
                </Button>
              ) : (
                link('transferFund', 'member.fund')
              )
            }
          />
        )}
        <Part
          title="member.wallet.pending"
          sum={money(pending.withdrawals + pending.bets + pending.transfers)}
          facts={[
            ['member.wallet.pendingWithdrawals', money(pending.withdrawals)],
            ['member.wallet.pendingBets', money(pending.bets)],
            ['member.wallet.pendingDeposits', money(pending.deposits)],
            ...(isSingle && pending.transfers === 0
              ? []
              : ([['member.wallet.pendingTransfers', money(pending.transfers)]] as const)),
          ]}
          way={link('transactionHistory', 'shell.accountRecord')}
        />
        <Part
          title="member.wallet.bonus"
          sum={money(bonus.amount)}
          facts={[
            ['member.wallet.bonusCount', intl.formatNumber(bonus.count)],
            ['member.bonuses.left', money(bonus.turnoverLeft)],
          ]}
          way={link('bonusDetails', 'member.bonusDetails')}
        />
        <Part
          title="member.wallet.points"
          sum={intl.formatNumber(data.points)}
          facts={[]}
          way={
            <TextLink asChild standalone>
              <Link to={appPath('/pointMall')}>
                {intl.formatMessage({ id: 'member.wallet.toMall' })}
              </Link>
            </TextLink>
          }
        />
      </div>
    </div>
  );
}
