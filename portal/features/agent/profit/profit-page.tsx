import { LINE_RESULT_SORTS, lineResultsExport, type RequestOf } from '@baize/gateway/contract';
import { useAgentFrame } from '../components/agent-frame.ts';
import { LineCrumbs } from '../components/line-crumbs.tsx';
import { CsvButton } from '../records/csv-button.tsx';
import { currencyChoice, RecordHead } from '../records/record-head.tsx';
import { useRecordAddress } from '../records/use-record-address.ts';
import { useLineResults } from './api.ts';
import { ProfitScreen, RESULT_ROWS } from './profit-screen.tsx';

/** R2.87: profit and loss of the line by branch or by member, at every level. */
export default function ProfitPage() {
  const address = useRecordAddress();
  const { linkTo } = useAgentFrame();
  const by = address.choice('by', RESULT_ROWS);
  const filters = {
    ...address.filter,
    ...(by && { by }),
    ...address.sortOf(LINE_RESULT_SORTS, 'validBets'),
  } satisfies RequestOf<typeof lineResultsExport>;
  const results = useLineResults(filters);
  const linkToLine = (account: string | undefined) =>
    linkTo('palStatementsAgentCopy', { ...address.kept, ...(account && { account }) });
  return (
    <ProfitScreen
      results={results}
      filters={filters}
      address={address}
      linkToLine={linkToLine}
      head={
        <RecordHead
          address={address}
          start={<LineCrumbs path={results.first?.path ?? []} linkTo={linkToLine} />}
          currency={currencyChoice(results.first)}
          file={
            <CsvButton
              endpoint={lineResultsExport}
              payload={filters}
              name={`team-profit-loss-${filters.from}-${filters.until}`}
            />
          }
        />
      }
    />
  );
}
