import type {
  PointBalance,
  PointConfig,
  PointRewardItem,
  pointTransactions,
  ResponseOf,
  redeemPointList,
} from '@baize/gateway/contract';
import { Tabs } from '@baize/ui-kit/tabs';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Loaded, LoadedRecord } from '../../shared/api/loaded.ts';
import { formatMoney } from '../../shared/money/money.ts';
import type { StepOptions } from '../../shared/popups/use-step.ts';
import { BalancePanel } from './components/balance-panel.tsx';
import { ConvertPanel } from './components/convert-panel.tsx';
import { HistoryList } from './components/history-list.tsx';
import { MovesList } from './components/moves-list.tsx';
import { NeedsAccount } from './components/needs-account.tsx';
import { RedeemDialog } from './components/redeem-dialog.tsx';
import { RewardGrid } from './components/reward-grid.tsx';
import * as css from './points.css.ts';
import { POINT_TABS, type PointsQuery, type PointTab } from './points-query.ts';

interface PointMallScreenProps {
  who: 'member' | 'trial' | 'visitor';
  query: PointsQuery;
  config: Loaded<PointConfig>;
  balance: Loaded<PointBalance>;
  rewards: Loaded<readonly PointRewardItem[]>;
  history: LoadedRecord<ResponseOf<typeof redeemPointList>>;
  moves: LoadedRecord<ResponseOf<typeof pointTransactions>>;
  hrefFor(page: number): string;
  onChange(change: Partial<PointsQuery>, options?: StepOptions): void;
  onRedeem(reward: PointRewardItem): void;
  /** A visitor or a trial pressed an action that needs a member. */
  onNeedsAccount(): void;
  /** Points were redeemed or converted. */
  onMoved(): void;
}

/** R2.10: the member's points, the rewards, and the history. */
export function PointMallScreen(props: PointMallScreenProps) {
  const intl = useIntl();
  const { who, query, config, balance, onChange } = props;
  const money = (amount: number) => formatMoney(intl, amount, config.data);
  const chosen = props.rewards.data?.find(({ rewardId }) => rewardId === query.reward);
  const pages = {
    page: query.page,
    hrefFor: props.hrefFor,
    onPage: (page: number) => onChange({ page }),
  };
  const contents: Record<PointTab, () => React.ReactNode> = {
    rewards: () => (
      <RewardGrid
        rewards={props.rewards}
        type={query.type}
        points={balance.data?.balance}
        onType={(type) => onChange({ type })}
        onRedeem={props.onRedeem}
      />
    ),
    history: () => (
      <HistoryList
        history={props.history}
        query={query}
        {...pages}
        onFilter={onChange}
        onRewards={() => onChange({ tab: 'rewards', status: undefined, type: undefined })}
      />
    ),
    moves: () => (
      <MovesList
        moves={props.moves}
        kind={query.kind}
        {...pages}
        onKind={(kind) => onChange({ kind })}
      />
    ),
    convert: () => (
      <ConvertPanel config={config} balance={balance} money={money} onConverted={props.onMoved} />
    ),
  };
  const items = POINT_TABS.map((tab) => ({
    value: tab,
    label: intl.formatMessage({ id: `points.tab.${tab}` }),
    content:
      who === 'member' || tab === 'rewards' ? (
        contents[tab]()
      ) : (
        <NeedsAccount who={who} onPress={props.onNeedsAccount} />
      ),
  }));
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>
          <FormattedMessage id="shell.pointMall" />
        </h1>
        <p className={css.lead}>
          <FormattedMessage id="points.lead" />
        </p>
      </header>
      <BalancePanel
        who={who}
        config={config}
        balance={balance}
        money={money}
        onNeedsAccount={props.onNeedsAccount}
      />
      <Tabs
        items={items}
        value={query.tab}
        label={intl.formatMessage({ id: 'shell.pointMall' })}
        onValueChange={(value) => {
          const tab = POINT_TABS.find((known) => known === value);
          if (tab) onChange({ tab, type: undefined, status: undefined, kind: undefined });
        }}
      />
      {who === 'member' && (
        <RedeemDialog
          reward={chosen}
          balance={balance.data}
          onRedeemed={props.onMoved}
          onClose={() => onChange({ reward: undefined, page: query.page }, { details: 'close' })}
        />
      )}
    </div>
  );
}
