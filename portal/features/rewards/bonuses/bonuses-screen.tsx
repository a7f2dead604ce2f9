import type { Bonus, BonusDetails } from '@baize/gateway/contract';
import { BONUS_FILTERS } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { cx, staleContent } from '@baize/ui-kit/foundation';
import { Gift } from '@baize/ui-kit/icon';
import { SegmentedControl } from '@baize/ui-kit/segmented-control';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { LoadedRecord } from '../../../shared/api/loaded.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { ConfirmDialog } from '../../../shared/popups/confirm-dialog.tsx';
import { type Paging, RecordPages } from '../../../shared/records/record-pages.tsx';
import * as records from '../../../shared/records/records.css.ts';
import { RecordsBody } from '../../../shared/records/records-body.tsx';
import { Totals } from '../../../shared/records/totals.tsx';
import { PromotionsLink } from '../components/promotions-link.tsx';
import { BonusCard } from './bonus-card.tsx';
import * as css from './bonuses.css.ts';

export type BonusFilter = (typeof BONUS_FILTERS)[number];

interface BonusesScreenProps {
  bonuses: LoadedRecord<BonusDetails>;
  filter: BonusFilter;
  paging: Paging;
  onFilter(filter: BonusFilter): void;
  /** Gives a bonus up; resolves when the list has been revalidated. */
  onGiveUp(bonus: Bonus): Promise<void>;
}

/** R12.03: the bonus money, and each bonus with its requirements and its expiry. */
export function BonusesScreen(props: BonusesScreenProps) {
  const intl = useIntl();
  const { bonuses, filter } = props;
  const { data, isPrevious } = bonuses;
  const [toGiveUp, setToGiveUp] = useState<Bonus>();
  const openBets = toGiveUp?.openBets ?? 0;
  const money = (amount: number) => formatMoney(intl, amount, data);
  const active = data?.active;
  return (
    <div className={records.section}>
      <Totals
        stale={isPrevious}
        totals={[
          { label: 'member.bonuses.inBalance', amount: active?.amount },
          { label: 'member.bonuses.wanted', amount: active?.turnoverRequired },
          { label: 'member.bonuses.done', amount: active?.turnoverDone },
          {
            label: 'member.bonuses.left',
            amount: active && active.turnoverRequired - active.turnoverDone,
          },
        ]}
      />
      <SegmentedControl
        className={records.choice}
        label={intl.formatMessage({ id: 'member.bonuses.filter' })}
        value={filter}
        items={BONUS_FILTERS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `member.bonuses.filter.${value}` }),
        }))}
        onValueChange={(next) =>
          props.onFilter(BONUS_FILTERS.find((each) => each === next) ?? 'all')
        }
      />
      <RecordsBody
        count={data?.list.length}
        expected={4}
        error={bonuses.error}
        onRetry={bonuses.retry}
        empty={{
          icon: <Gift />,
          title: 'member.bonuses.empty',
          reason: 'member.bonuses.emptyReason',
          action: <PromotionsLink />,
        }}
      >
        <ul
          className={cx(css.list, isPrevious && staleContent)}
          aria-busy={isPrevious || undefined}
        >
          {data?.list.map((bonus) => (
            <li key={bonus.grantNo}>
              <BonusCard bonus={bonus} money={money} onGiveUp={() => setToGiveUp(bonus)} />
            </li>
          ))}
        </ul>
        <RecordPages paging={props.paging} count={data?.totalPages} />
      </RecordsBody>
      {toGiveUp && data && (
        <ConfirmDialog
          open
          tone="danger"
          noticeOnly={openBets > 0}
          title={intl.formatMessage(
            { id: 'member.bonuses.giveUpTitle' },
            { title: toGiveUp.title },
          )}
          labels={{
            confirm: intl.formatMessage({
              id: openBets > 0 ? 'action.close' : 'member.bonuses.giveUpConfirm',
            }),
            cancel: intl.formatMessage({ id: 'member.bonuses.keep' }),
          }}
          onCancel={() => setToGiveUp(undefined)}
          onConfirm={async () => {
            if (openBets === 0) await props.onGiveUp(toGiveUp);
            setToGiveUp(undefined);
          }}
        >
          {openBets > 0 ? (
            <Alert>
              {intl.formatMessage({ id: 'member.bonuses.openBets' }, { count: openBets })}
            </Alert>
          ) : (
            intl.formatMessage(
              { id: 'member.bonuses.giveUpText' },
              {
                amount: money(toGiveUp.forfeit ?? toGiveUp.amount),
                left: money(toGiveUp.turnoverRequired - toGiveUp.turnoverDone),
              },
            )
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}
