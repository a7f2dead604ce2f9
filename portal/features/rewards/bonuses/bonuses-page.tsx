import { BONUS_FILTERS } from '@baize/gateway/contract';
import { useMoney } from '../../../shared/money/money.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useLastPage } from '../../../shared/records/use-last-page.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { useBonuses, useGiveUpBonus } from './api.ts';
import { BonusesScreen } from './bonuses-screen.tsx';

/** R2.69: the member's bonuses. */
export default function BonusesPage() {
  const address = useRecordQuery();
  const { query, paging, change } = address;
  const notify = useNotify();
  const money = useMoney();
  const filter = BONUS_FILTERS.find((each) => each === query.kind) ?? 'all';
  const bonuses = useBonuses(query.page, filter);
  useLastPage(address, bonuses);
  const { run } = useGiveUpBonus();
  return (
    <BonusesScreen
      bonuses={bonuses}
      filter={filter}
      paging={paging}
      onFilter={(kind) => change({ kind: kind === 'all' ? '' : kind })}
      onGiveUp={async ({ grantNo, title }) => {
        const outcome = await run({ grantNo });
        if (outcome.status === 'failed') notify.failure(outcome.error);
        if (outcome.status !== 'done') return;
        const amount = money(outcome.value.takenBack);
        notify.success('member.bonuses.givenUp', { title, amount });
      }}
    />
  );
}
