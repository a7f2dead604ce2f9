import type { VendorWallets, WalletTransfer } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { DataTable } from '@baize/ui-kit/data-table';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Landmark, Search } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { Switch } from '@baize/ui-kit/switch';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import * as records from '../../../shared/records/records.css.ts';
import { StatusLabel } from '../../../shared/records/status-label.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import * as css from './transfer-fund.css.ts';

type Wallet = VendorWallets['wallets'][number];

interface TransferFundScreenProps {
  wallets: Loaded<VendorWallets>;
  /** The player takes a break: only transfers back are allowed. */
  onlyBack: boolean;
  isBringingBack: boolean;
  isChanging: boolean;
  onAllBack(): void;
  onAutoTransfer(enabled: boolean): void;
  /** Called after a transfer was requested in the dialog. */
  onDone(transfers: readonly WalletTransfer[]): void;
}

const STATUS = { pending: 'pending', done: 'approved', returned: 'returned' } as const;

/** Above this number of vendors, only the first are shown, and others are found by search. */
const MANY = 8;

/** R2.62, R12.01: a wallet for each vendor, and transfers between them and the main wallet. */
export function TransferFundScreen(props: TransferFundScreenProps) {
  const intl = useIntl();
  const { data, error } = props.wallets;
  const [chosen, setChosen] = useState<string>();
  if (!data && error) {
    return <LoadError title="member.failed" error={error} onRetry={props.wallets.retry} />;
  }
  if (!data) {
    return (
      <div className={records.section} aria-busy="true">
        <Skeleton shape="block" height="5lh" />
        <Skeleton shape="block" height="20lh" />
      </div>
    );
  }
  const money = (amount: number) => formatMoney(intl, amount, data);
  const atVendors = data.wallets.some(({ balance }) => balance > 0);
  const open = data.wallets.find(({ vassalage }) => vassalage === chosen);
  const sums = [
    ['member.wallet.main', data.main],
    ['member.fund.atVendors', data.wallets.reduce((sum, { balance }) => sum + balance, 0)],
    ['member.fund.onTheWay', data.pending],
    ['member.fund.total', data.total],
  ] as const;
  return (
    <div className={records.section}>
      <dl className={css.sums}>
        {sums.map(([label, amount]) => (
          <div key={label} className={records.total}>
            <dt className={records.totalName}>{intl.formatMessage({ id: label })}</dt>
            <dd className={records.totalValue}>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {data.pending > 0 && (
        <Alert>
          {intl.formatMessage({ id: 'member.fund.pending' }, { amount: money(data.pending) })}
        </Alert>
      )}
      <div className={css.tools}>
        <Switch
          className={css.auto}
          checked={data.autoTransfer}
          disabled={props.isChanging || props.onlyBack}
          description={intl.formatMessage({ id: 'member.fund.autoHint' })}
          onCheckedChange={props.onAutoTransfer}
        >
          {intl.formatMessage({ id: 'member.fund.auto' })}
        </Switch>
        <Button
          variant="soft"
          disabled={!atVendors}
          busy={props.isBringingBack}
          onClick={props.onAllBack}
        >
          {intl.formatMessage({ id: 'member.fund.allBack' })}
        </Button>
      </div>
      <Wallets data={data} money={money} onChoose={setChosen} />
      {data.transfers.length > 0 && <Transfers data={data} money={money} />}
      {open && (
        <TransferDialog
          wallets={data}
          wallet={open}
          onlyBack={props.onlyBack}
          onClose={() => setChosen(undefined)}
          onDone={(transfers) => {
            setChosen(undefined);
            props.onDone(transfers);
          }}
        />
      )}
    </div>
  );
}

interface ListProps {
  data: VendorWallets;
  money(amount: number): string;
}

function Wallets({ data, money, onChoose }: ListProps & { onChoose(vassalage: string): void }) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const title = intl.formatMessage({ id: 'member.fund.wallets' });
  if (data.wallets.length === 0) {
    return (
      <EmptyState
        icon={<Landmark />}
        title={intl.formatMessage({ id: 'member.fund.none' })}
        description={intl.formatMessage({ id: 'member.fund.noneReason' })}
      />
    );
  }
  const wanted = search.trim().toLocaleLowerCase(intl.locale);
  const found = data.wallets.filter(({ vendorName }) =>
    vendorName.toLocaleLowerCase(intl.locale).includes(wanted),
  );
  // Wallets with money come first and are always shown.
  const filled = found.filter(({ balance }) => balance > 0).length;
  const isWhole = showsAll || wanted !== '' || found.length <= Math.max(MANY, filled);
  const shown = isWhole ? found : found.slice(0, Math.max(MANY, filled));
  return (
    <section className={records.section} aria-label={title}>
      <div className={css.tools}>
        <h2 className={records.sectionTitle}>{title}</h2>
        {data.wallets.length > MANY && (
          <Input
            type="search"
            className={css.search}
            start={<Search size="1em" aria-hidden="true" />}
            aria-label={intl.formatMessage({ id: 'member.fund.find' })}
            placeholder={intl.formatMessage({ id: 'member.fund.find' })}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <p className={records.totalName} role="status">
          {intl.formatMessage({ id: 'member.fund.notFound' })}
        </p>
      ) : (
        <DataTable<Wallet>
          variant="outline"
          label={title}
          rows={shown}
          rowId={({ vassalage }) => vassalage}
          columns={[
            {
              id: 'vendor',
              header: intl.formatMessage({ id: 'member.bets.vendor' }),
              cell: ({ vendorName }) => <span className={records.strong}>{vendorName}</span>,
            },
            {
              id: 'balance',
              numeric: true,
              header: intl.formatMessage({ id: 'balance.label' }),
              cell: ({ balance }) => (
                <span className={balance > 0 ? records.strong : records.totalName}>
                  {money(balance)}
                </span>
              ),
            },
            {
              id: 'transfer',
              numeric: true,
              actions: true,
              header: intl.formatMessage({ id: 'member.fund.action' }),
              cell: ({ vassalage, vendorName }) => (
                <Button
                  size="sm"
                  variant="soft"
                  aria-label={intl.formatMessage(
                    { id: 'member.fund.transferOf' },
                    { vendor: vendorName },
                  )}
                  onClick={() => onChoose(vassalage)}
                >
                  {intl.formatMessage({ id: 'member.fund.action' })}
                </Button>
              ),
            },
          ]}
        />
      )}
      {!isWhole && (
        <div>
          <Button variant="ghost" onClick={() => setShowsAll(true)}>
            {intl.formatMessage({ id: 'member.fund.all' }, { count: found.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

function Transfers({ data, money }: ListProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'member.fund.latest' });
  const time = (at: number) => dateAndTime(intl, at);
  return (
    <section className={records.section} aria-label={title}>
      <h2 className={records.sectionTitle}>{title}</h2>
      <DataTable<WalletTransfer>
        variant="outline"
        label={title}
        rows={data.transfers}
        rowId={({ orderNo }) => orderNo}
        columns={[
          {
            id: 'way',
            header: intl.formatMessage({ id: 'member.fund.direction' }),
            cell: ({ direction, vendorName, atLaunch, createdAt }) => (
              <span className={records.states}>
                <span className={records.strong}>
                  {intl.formatMessage(
                    { id: `member.fund.way.${direction}` },
                    { vendor: vendorName },
                  )}
                </span>
                <span className={records.quiet}>
                  {time(createdAt)}
                  {atLaunch && ` · ${intl.formatMessage({ id: 'member.fund.atLaunch' })}`}
                </span>
              </span>
            ),
          },
          {
            id: 'order',
            minor: true,
            header: intl.formatMessage({ id: 'member.bets.order' }),
            cell: ({ orderNo }) => <span className={records.quiet}>{orderNo}</span>,
          },
          {
            id: 'amount',
            numeric: true,
            header: intl.formatMessage({ id: 'member.deposit.amount' }),
            cell: ({ amount }) => money(amount),
          },
          {
            id: 'state',
            header: intl.formatMessage({ id: 'member.bets.status' }),
            cell: ({ state }) => <StatusLabel status={STATUS[state]} />,
          },
        ]}
      />
    </section>
  );
}
