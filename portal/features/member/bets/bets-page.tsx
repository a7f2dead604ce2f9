import {
  type BetOrders,
  cockfightSettledOrders,
  cockfightUnsettledOrders,
  elottSettledOrders,
  elottUnsettledOrders,
  esportsSettledOrders,
  esportsUnsettledOrders,
  fishOrders,
  liveOrders,
  pvpOrders,
  rngOrders,
  sportsSettledOrders,
  sportsUnsettledOrders,
} from '@baize/gateway/contract';
import { History } from '@baize/ui-kit/icon';
import { SegmentedControl } from '@baize/ui-kit/segmented-control';
import { TabsList, TabsPanel, TabsRoot } from '@baize/ui-kit/tabs';
import { useIntl } from 'react-intl';
import { call } from '../../../shared/api/call.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { DetailsDialog, type Fact } from '../components/details-dialog.tsx';
import { allPages, ExportButton } from '../components/export-button.tsx';
import { RangeFilter } from '../components/range-filter.tsx';
import { RecordPages } from '../components/record-pages.tsx';
import { timesOf } from '../components/record-query.ts';
import * as css from '../components/records.css.ts';
import { RecordsBody } from '../components/records-body.tsx';
import { StatusLabel } from '../components/status-label.tsx';
import { SignedMoney, Totals } from '../components/totals.tsx';
import { useRecordQuery } from '../components/use-record-query.ts';
import { BetTable } from './bet-table.tsx';

type Bet = BetOrders['list'][number];
/** Calls by product; where bets wait for a result, those that still do have a call of their own. */
const PRODUCTS = {
  RNG: { endpoint: rngOrders, label: 'category.RNG' },
  FISH: { endpoint: fishOrders, label: 'category.FISH' },
  LIVE: { endpoint: liveOrders, label: 'category.LIVE' },
  PVP: { endpoint: pvpOrders, label: 'category.PVP' },
  SPORTS: {
    endpoint: sportsSettledOrders,
    open: sportsUnsettledOrders,
    label: 'category.SPORTS',
  },
  ESPORTS: {
    endpoint: esportsSettledOrders,
    open: esportsUnsettledOrders,
    label: 'category.ESPORTS',
  },
  COCKFIGHT: {
    endpoint: cockfightSettledOrders,
    open: cockfightUnsettledOrders,
    label: 'category.COCKFIGHT',
  },
  ELOTT: {
    endpoint: elottSettledOrders,
    open: elottUnsettledOrders,
    label: 'member.bets.lottery',
  },
} as const;
type Product = keyof typeof PRODUCTS;
const NAMES: readonly Product[] = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'ELOTT',
];
/** Behind a product's name in the address: its bets that wait for a result. */
const OPEN = '_OPEN';
const PAGE_SIZE = 20;
const EXPORT_PAGE = 999;

/** R2.66: what was bet, by product, with the sums of the whole range. */
export default function BetsPage() {
  const intl = useIntl();
  const money = useMoney();
  const { query, hrefFor, change } = useRecordQuery();
  const asked = query.kind.endsWith(OPEN) ? query.kind.slice(0, -OPEN.length) : query.kind;
  const product = NAMES.find((name) => name === asked) ?? 'RNG';
  const chosen = PRODUCTS[product];
  const openEndpoint = 'open' in chosen ? chosen.open : undefined;
  const showsOpen = openEndpoint !== undefined && query.kind.endsWith(OPEN);
  const endpoint = showsOpen ? openEndpoint : chosen.endpoint;
  const times = timesOf(query);
  const { data, isPrevious, error, mutate } = useQuery(endpoint, {
    ...times,
    pageNo: query.page,
    pageSize: PAGE_SIZE,
  });
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
    ['member.bets.profit', <SignedMoney key="profit" amount={bet.profitAndLoss} />],
    ['member.bets.status', <StatusLabel key="status" status={bet.status} />],
  ];
  const heading = (id: 'order' | 'time' | 'game' | 'vendor' | 'bet' | 'valid' | 'win' | 'profit') =>
    intl.formatMessage({ id: `member.bets.${id}` });
  const load = async () => {
    const bets = await allPages((pageNo) =>
      call(endpoint, { ...times, pageNo, pageSize: EXPORT_PAGE }),
    );
    return [
      (['order', 'time', 'game', 'vendor', 'bet', 'valid', 'win', 'profit'] as const).map(heading),
      ...bets.map((bet) => [
        bet.orderNo,
        new Date(bet.betTime).toISOString(),
        bet.gameName,
        bet.vendorName,
        bet.betAmount,
        bet.validBetAmount,
        bet.winAmount,
        bet.profitAndLoss,
      ]),
    ];
  };
  return (
    <TabsRoot
      value={product}
      activationMode="manual"
      onValueChange={(kind) => change({ kind: kind === 'RNG' ? '' : kind })}
    >
      <TabsList
        aria-label={intl.formatMessage({ id: 'member.bets.products' })}
        items={NAMES.map((value) => ({
          value,
          label: intl.formatMessage({ id: PRODUCTS[value].label }),
        }))}
      />
      <TabsPanel value={product} className={css.section}>
        {openEndpoint && (
          <SegmentedControl
            className={css.choice}
            label={intl.formatMessage({ id: 'member.bets.states' })}
            value={showsOpen ? 'open' : 'settled'}
            items={[
              { value: 'settled', label: intl.formatMessage({ id: 'member.bets.settledOnes' }) },
              { value: 'open', label: intl.formatMessage({ id: 'member.bets.openOnes' }) },
            ]}
            onValueChange={(state) =>
              change({ kind: state === 'open' ? `${product}${OPEN}` : product })
            }
          />
        )}
        <RangeFilter query={query} onChange={change}>
          <ExportButton
            name={`bets-${product}${showsOpen ? '-open' : ''}-${query.from}-${query.to}`}
            disabled={!data?.totalCount}
            load={load}
          />
        </RangeFilter>
        <Totals
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
          error={error}
          onRetry={() => void mutate()}
          empty={{
            icon: <History />,
            title: 'member.bets.empty',
            reason: 'member.bets.emptyReason',
          }}
        >
          <BetTable
            bets={data?.list ?? []}
            isPrevious={isPrevious}
            onOpen={(bet) => change({ order: bet.orderNo, page: query.page })}
          />
          <RecordPages
            page={query.page}
            pages={data?.totalPages ?? 1}
            hrefFor={hrefFor}
            onPage={(page) => change({ page })}
          />
        </RecordsBody>
        <DetailsDialog
          open={open !== undefined}
          title={open?.gameName ?? ''}
          facts={open ? factsOf(open) : []}
          onClose={() => change({ page: query.page }, { replace: true })}
        />
      </TabsPanel>
    </TabsRoot>
  );
}
