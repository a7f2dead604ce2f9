import { HOUR } from '../../contract/durations.ts';
import type { Call, Session } from '../../core/call.ts';
import { serializeByKey } from '../../core/concurrency.ts';
import type { Gateway } from '../../core/gateway.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { type ThrottleRule, throttle } from '../../core/throttle.ts';
import { requireAgent } from '../agents/line-account.ts';
import { CSV_WORDS } from './csv-words.ts';
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

/** A file reads everything that a filter finds: so many an hour and account. */
const FILES: ThrottleRule = { name: 'line-file', limit: 60, windowMs: HOUR };

/**
 * What every file needs: words, times and the leave to read so much.
 * @throws {GatewayError} in_need_true_account for a trial; non_agent_login for who else is no agent;
 *   the throttle's refusal
 */
export async function prepareFile(gateway: Gateway, session: Session, { language }: Call) {
  requireAgent(session);
  await throttle(gateway, FILES, String(session.accountId));
  const { timeZone } = await readSettings(gateway.db);
  const words = CSV_WORDS[language];
  return {
    words,
    headings: words.columns,
    timeZone,
    timeHeading: (name: TimeColumn) => `${words.columns[name]} (${timeZone})`,
    time: timeCells(timeZone),
    /** `csvFile` that reads one page of all files of the account at once: between two others have their turn. */
    csvFile: <Row>(...[name, read, columns]: Parameters<typeof csvFile<Row>>) =>
      csvFile(
        name,
        (cursor) => serializeByKey(gateway, `line-file:${session.accountId}`, () => read(cursor)),
        columns,
      ),
  };
}
