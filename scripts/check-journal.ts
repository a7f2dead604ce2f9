import { ConfigError, readConfig } from '../gateway/core/config.ts';
import { checkFigures } from '../gateway/database/daily-figures.ts';
import { disableTimeouts } from '../gateway/database/disable-timeouts.ts';
import { openDatabase } from '../gateway/database/open.ts';
import { checkMonths } from '../gateway/modules/agents/month-sums.ts';
import { checkLineFigures } from '../gateway/modules/agents/roll-up.ts';
import { checkJournal } from '../gateway/modules/wallet/check-journal.ts';

/**
 * Checks journal and figures of the configured database (DATABASE_URL, or BAIZE_DATA with the gateway stopped). Exits with 1
 * if anything is inconsistent.
 */
const SHOWN = 20;

const opened = await openDatabase(readConfig(process.env)).catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const { faults, figures, lines, months } = await opened.db.transaction(async (tx) => {
  await disableTimeouts(tx);
  return {
    faults: await checkJournal(tx),
    figures: await checkFigures(tx),
    lines: await checkLineFigures(tx),
    months: await checkMonths(tx),
  };
});
await opened.close();
for (const { fault, ids } of faults) {
  const more = ids.length > SHOWN ? ` and ${ids.length - SHOWN} more` : '';
  console.error(`${fault}: ${ids.slice(0, SHOWN).join(', ')}${more}`);
}
/** `account 7, day 20414, USD RNG` */
const places = (rows: readonly { day: number; currency: string; item: string }[], ids: number[]) =>
  rows
    .slice(0, SHOWN)
    .map(({ day, currency, item }, at) => `account ${ids[at]}, day ${day}, ${currency} ${item}`)
    .join('; ');
if (figures.length > 0) {
  const ids = figures.map(({ accountId }) => accountId);
  console.error(
    `${figures.length} figures differ from the recorded entries: ${places(figures, ids)}`,
  );
}
if (lines.length > 0) {
  const ids = lines.map(({ ancestorId }) => ancestorId);
  console.error(
    `${lines.length} line sums differ from the sums of their members: ${places(lines, ids)}`,
  );
}
if (months.length > 0) {
  const shown = months
    .slice(0, SHOWN)
    .map(({ accountId, month, currency }) => `account ${accountId}, month ${month}, ${currency}`);
  console.error(`${months.length} months differ from the sums of their days: ${shown.join('; ')}`);
}
if (faults.length + figures.length + lines.length + months.length > 0) process.exit(1);
console.log('The journal is consistent: entries, balances, running balances and jackpot pots.');
console.log("The agents' figures are consistent with the rounds and the journal.");
