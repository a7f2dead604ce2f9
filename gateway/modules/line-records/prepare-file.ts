import { HOUR } from '../../contract/durations.ts';
import type { Call, Session } from '../../core/call.ts';
import { serializeByKey } from '../../core/concurrency.ts';
import type { Gateway } from '../../core/gateway.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { type ThrottleRule, throttle } from '../../core/throttle.ts';
import { requireAgent } from '../agents/line-account.ts';
import { CSV_LABELS } from './csv-labels.ts';
import { csvFile, timeCells } from './line-file.ts';

type TimeColumn =
  | 'time'
  | 'betTime'
  | 'settleTime'
  | 'registered'
  | 'lastLogin'
  | 'periodStart'
  | 'periodEnd'
  | 'paidAt';

/** Limits exports per hour and account, because each reads all rows that match a filter. */
const FILES: ThrottleRule = { name: 'line-file', limit: 60, windowMs: HOUR };

/**
 * Returns what every export needs: words, formatters and the export function. Counts the export against the
 * throttle.
 * @throws {GatewayError} in_need_true_account for a trial; non_agent_login for other accounts that are not
 * agents; the throttle's refusal
 */
export async function prepareFile(gateway: Gateway, session: Session, { language }: Call) {
  requireAgent(session);
  await throttle(gateway, FILES, String(session.accountId));
  const { timeZone } = await readSettings(gateway.db);
  const words = CSV_LABELS[language];
  return {
    words,
    headings: words.columns,
    timeZone,
    timeHeading: (name: TimeColumn) => `${words.columns[name]} (${timeZone})`,
    time: timeCells(timeZone),
    /**
     * `csvFile` that reads one page at a time over all exports of the account, so that other requests are served
     * in between.
     */
    csvFile: <Row>(...[name, read, columns]: Parameters<typeof csvFile<Row>>) =>
      csvFile(
        name,
        (cursor) => serializeByKey(gateway, `line-file:${session.accountId}`, () => read(cursor)),
        columns,
      ),
  };
}
