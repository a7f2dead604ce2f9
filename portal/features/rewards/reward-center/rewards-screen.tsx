import type {
  AvailablePromotions,
  claimedPromotions,
  Promotion,
  PromotionGrant,
  ResponseOf,
} from '@baize/gateway/contract';
import { DataTable, type TableColumn } from '@baize/ui-kit/data-table';
import { Gift, History } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import type { Loaded, LoadedRecord } from '../../../shared/api/loaded.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { type Paging, RecordPages } from '../../../shared/records/record-pages.tsx';
import * as records from '../../../shared/records/records.css.ts';
import { RecordsBody } from '../../../shared/records/records-body.tsx';
import { PromotionsLink } from '../components/promotions-link.tsx';
import { RewardCard } from './reward-card.tsx';
import * as css from './rewards.css.ts';

interface RewardsScreenProps {
  promotions: Loaded<AvailablePromotions>;
  claimed: LoadedRecord<ResponseOf<typeof claimedPromotions>>;
  /** The promotion whose claim is in progress. */
  busyId: string | undefined;
  paging: Paging;
  onClaim(promotion: Promotion): void;
}

const canBeClaimed = ({ label }: Promotion) => label === 'claim' || label === 'issued';

/** Rewards to claim above, claimed ones below. */
export function RewardsScreen(props: RewardsScreenProps) {
  const intl = useIntl();
  const { promotions, claimed, busyId } = props;
  const waiting = promotions.data?.list.filter(canBeClaimed);
  const money = (amount: number) => formatMoney(intl, amount, promotions.data);
  const time = (at: number) => dateAndTime(intl, at);
  const columns: readonly TableColumn<PromotionGrant>[] = [
    {
      id: 'promotion',
      header: intl.formatMessage({ id: 'member.rewards.promotion' }),
      cell: ({ title, grantNo }) => (
        <span className={css.claimedName}>
          <span className={records.strong}>{title}</span>
          <span className={records.quiet}>{grantNo}</span>
        </span>
      ),
    },
    {
      id: 'time',
      header: intl.formatMessage({ id: 'member.rewards.time' }),
      minor: true,
      cell: ({ claimedAt }) => time(claimedAt),
    },
    {
      id: 'turnover',
      header: intl.formatMessage({ id: 'member.turnover' }),
      numeric: true,
      cell: ({ turnover }) => money(turnover),
    },
    {
      id: 'amount',
      header: intl.formatMessage({ id: 'member.rewards.amount' }),
      numeric: true,
      cell: ({ amount }) => <span className={records.gain}>{money(amount)}</span>,
    },
  ];
  return (
    <div className={records.section}>
      <h2 className={records.sectionTitle}>
        {intl.formatMessage({ id: 'member.rewards.toClaim' })}
      </h2>
      <div className={css.toClaim}>
        <RecordsBody
          count={waiting?.length}
          expected={4}
          error={promotions.error}
          onRetry={promotions.retry}
          empty={{
            icon: <Gift />,
            title: 'member.rewards.none',
            reason: 'member.rewards.noneReason',
            action: <PromotionsLink />,
          }}
        >
          <ul className={css.list}>
            {waiting?.map((promotion) => (
              <li key={promotion.promotionId}>
                <RewardCard
                  promotion={promotion}
                  money={money}
                  busy={busyId === promotion.promotionId}
                  onClaim={() => props.onClaim(promotion)}
                />
              </li>
            ))}
          </ul>
        </RecordsBody>
      </div>
      {/* What stands above may be of any height: nothing below it moves when it comes. */}
      {(waiting || promotions.error) && (
        <>
          <h2 className={records.sectionTitle}>
            {intl.formatMessage({ id: 'member.rewards.claimed' })}
          </h2>
          <RecordsBody
            count={claimed.data?.list.length}
            error={claimed.error}
            onRetry={claimed.retry}
            empty={{
              icon: <History />,
              title: 'member.rewards.noClaims',
              reason: 'member.rewards.noClaimsReason',
            }}
          >
            <DataTable
              variant="outline"
              label={intl.formatMessage({ id: 'member.rewards.list' })}
              columns={columns}
              rows={claimed.data?.list ?? []}
              rowId={({ grantNo }) => grantNo}
              stale={claimed.isPrevious}
            />
            <RecordPages paging={props.paging} count={claimed.data?.totalPages} />
          </RecordsBody>
        </>
      )}
    </div>
  );
}
