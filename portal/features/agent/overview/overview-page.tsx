import { teamDaysExport } from '@baize/gateway/contract';
import { Stack } from '@baize/ui-kit/stack';
import { loaded } from '../../../shared/api/loaded.ts';
import { useAgentFrame } from '../components/agent-frame.ts';
import { LineCrumbs } from '../components/line-crumbs.tsx';
import { CsvButton } from '../records/csv-button.tsx';
import { RecordHead } from '../records/record-head.tsx';
import { useRecordAddress } from '../records/use-record-address.ts';
import { useTeamOverview } from './api.ts';
import { OverviewScreen } from './overview-screen.tsx';

/** R2.83: the overview of a line; account, range, currency and chart are in the address. */
export default function OverviewPage() {
  const address = useRecordAddress('today');
  const { range, filter, kept } = address;
  const view = address.get('view');
  const { linkTo } = useAgentFrame();
  const { data, isPrevious, error, mutate } = useTeamOverview(filter);
  const linkToLine = (account: string | undefined) =>
    linkTo('agentTeamOverview', {
      ...kept,
      ...(view && { view }),
      ...(account && { account }),
    });
  return (
    <Stack gap="lg">
      <RecordHead
        address={address}
        start={<LineCrumbs path={data?.path ?? []} linkTo={linkToLine} />}
        currency={data}
        file={
          <CsvButton
            endpoint={teamDaysExport}
            payload={filter}
            name={`team-days-${range.from}-${range.until}`}
          />
        }
      />
      <OverviewScreen
        overview={loaded({ error, mutate }, data)}
        address={address}
        isPrevious={isPrevious}
        linkToBranch={linkToLine}
      />
    </Stack>
  );
}
