import type { BetOrders } from '@baize/gateway/contract';
import { History } from '@baize/ui-kit/icon';
import { SegmentedControl } from '@baize/ui-kit/segmented-control';
import { TabsList, TabsPanel, TabsRoot } from '@baize/ui-kit/tabs';
import { useIntl } from 'react-intl';
import type { LoadedRecord } from '../../../shared/api/loaded.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { DetailsDialog, type Fact } from '../../../shared/records/details-dialog.tsx';
import { RangeFilter } from '../../../shared/records/range-filter.tsx';
import { RecordPages } from '../../../shared/records/record-pages.tsx';
import * as css from '../../../shared/records/records.css.ts';
import { RecordsBody } from '../../../shared/records/records-body.tsx';
import { StatusLabel } from '../../../shared/records/status-label.tsx';
import { SignedMoney, Totals } from '../../../shared/records/totals.tsx';
import type { RecordAddress } from '../../../shared/records/use-record-query.ts';
import { ExportButton } from '../components/export-button.tsx';
import type { Bet } from './api.ts';
import { BetLegs } from './bet-legs.tsx';
import { BET_PRODUCTS, type BetList, hasOpenList, readBetList, writeBetList } from './bet-list.ts';
import { BetTable } from './bet-table.tsx';

interface BetsScreenProps {
  bets: LoadedRecord<BetOrders>;
  /** Loads the whole range, for a download. */
  loadAll(): Promise<readonly Bet[]>;
  address: RecordAddress;
  /** Which bets are shown. */
  list: BetList;
}

/** The member's bets by product, with the sums of the whole range. */
export function BetsScreen({ bets, loadAll, address, list }: BetsScreenProps) {
  const intl = useIntl();
  const money = useMoney();
  const { query, paging, change } = address;
  const { product, isOpen } = list;
  const { data } = bets;
  const time = (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });
  const open = data?.list.find(({ orderNo }) => orderNo === query.order);
  const factsOf = (bet: Bet): Fact[] => [
    ['member.bets.order', bet.orderNo],
    ['member.bets.game', bet.gameName],
    ['member.bets.vendor', bet.vendorName],
    ['member.bets.time', time(bet.betTime)],
    ...(bet.settleTime === undefined
      ? []
      : [['member.bets.settled', time(bet.settleTime)] as const]),
    ['member.bets.bet', money(bet.betAmount)],
    ['member.bets.valid', money(bet.validBetAmount)],
    ['member.bets.win', money(bet.winAmount)],
    ...(bet.jackpotAmount === undefined
      ? []
      : [['member.bets.jackpot', money(bet.jackpotAmount)] as const]),
    ['member.bets.profit', <SignedMoney key="profit" amount={bet.profitAndLoss} />],
    ['member.bets.status', <StatusLabel key="status" status={bet.status} />],
  ];
  const heading = (id: 'order' | 'time' | 'game' | 'vendor' | 'bet' | 'valid' | 'win' | 'profit') =>
    intl.formatMessage({ id: `member.bets.${id}` });
  return (
    <TabsRoot
      value={product}
      activationMode="manual"
      onValueChange={(value) => change({ kind: writeBetList(readBetList(value)) })}
    >
      <TabsList
        aria-label={intl.formatMessage({ id: 'member.bets.products' })}
        items={BET_PRODUCTS.map((value) => ({
          value,
          label: intl.formatMessage({
            id: value === 'ELOTT' ? 'member.bets.lottery' : `category.${value}`,
          }),
        }))}
      />
      <TabsPanel value={product} className={css.section}>
        {hasOpenList(product) && (
          <SegmentedControl
            className={css.choice}
            label={intl.formatMessage({ id: 'member.bets.states' })}
            value={isOpen ? 'open' : 'settled'}
            items={[
              { value: 'settled', label: intl.formatMessage({ id: 'member.bets.settledOnes' }) },
              { value: 'open', label: intl.formatMessage({ id: 'member.bets.openOnes' }) },
            ]}
            onValueChange={(state) =>
              change({ kind: writeBetList({ product, isOpen: state === 'open' }) })
            }
          />
        )}
        <RangeFilter query={query} onChange={change}>
          <ExportButton<Bet>
            name={`bets-${product}${isOpen ? '-open' : ''}-${query.from}-${query.to}`}
            disabled={!data?.totalCount}
            loadAll={loadAll}
            columns={[
              { heading: heading('order'), value: (bet) => bet.orderNo },
              { heading: heading('time'), value: (bet) => new Date(bet.betTime).toISOString() },
              { heading: heading('game'), value: (bet) => bet.gameName },
              { heading: heading('vendor'), value: (bet) => bet.vendorName },
              { heading: heading('bet'), value: (bet) => bet.betAmount },
              { heading: heading('valid'), value: (bet) => bet.validBetAmount },
              { heading: heading('win'), value: (bet) => bet.winAmount },
              { heading: heading('profit'), value: (bet) => bet.profitAndLoss },
            ]}
          />
        </RangeFilter>
        <Totals
          stale={bets.isPrevious}
          totals={[
            { label: 'member.bets.count', amount: data?.totalCount, plain: true },
            { label: 'member.bets.bet', amount: data?.footer.betAmount },
            { label: 'member.bets.valid', amount: data?.footer.validBetAmount },
            { label: 'member.bets.win', amount: data?.footer.winAmount },
            { label: 'member.bets.profit', amount: data?.footer.profitAndLoss, signed: true },
          ]}
        />
        <RecordsBody
          count={data?.list.length}
          error={bets.error}
          onRetry={bets.retry}
          empty={{
            icon: <History />,
            title: 'member.bets.empty',
            reason: 'member.bets.emptyReason',
          }}
        >
          <BetTable
            bets={data?.list ?? []}
            isPrevious={bets.isPrevious}
            onOpen={(bet) => change({ order: bet.orderNo, page: query.page }, { details: 'open' })}
          />
          <RecordPages paging={paging} count={data?.totalPages} />
        </RecordsBody>
        <DetailsDialog
          open={open !== undefined}
          title={open?.gameName ?? ''}
          facts={open ? factsOf(open) : []}
          onClose={() => change({ page: query.page }, { details: 'close' })}
        >
          {open?.legs && <BetLegs legs={open.legs} />}
        </DetailsDialog>
      </TabsPanel>
    </TabsRoot>
  );
}
