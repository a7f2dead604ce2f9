import { DAY, HOUR } from '../../contract/durations.ts';
import type { Language } from '../../contract/languages.ts';
import type { LotteryRegion, VietnamNumbers } from '../../contract/lottery.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { requirePort, type ScheduledLottery } from '../../core/ports.ts';
import { inLanguage } from '../../core/translated.ts';

/** Offset of Indochina time. */
const UTC_OFFSET_MS = 7 * HOUR;
/** Number of past days in the table, excluding today. */
const DAYS = 30;

const dateAt = (time: number) => new Date(time + UTC_OFFSET_MS).toISOString().slice(0, 10);

interface Question {
  readonly date?: string | undefined;
  readonly region?: LotteryRegion | undefined;
  readonly language: Language;
}

type Daily = ScheduledLottery & { readonly region: LotteryRegion };
const isDaily = (lottery: ScheduledLottery): lottery is Daily =>
  lottery.region !== undefined && lottery.periodMs === DAY;

/**
 * Returns the numbers of a day of Vietnam's calendar, the latest draw first; a future draw is
 * included without numbers.
 * @throws {GatewayError} request_param_err for a future day or one more than a month ago
 */
export async function vietnamNumbersOf(
  gateway: Gateway,
  question: Question,
): Promise<VietnamNumbers> {
  const now = gateway.clock.now();
  const today = dateAt(now);
  const earliest = dateAt(now - DAYS * DAY);
  const date = question.date ?? today;
  const start = Date.parse(`${date}T00:00:00Z`) - UTC_OFFSET_MS;
  if (Number.isNaN(start) || date > today || date < earliest) {
    throw new GatewayError('request_param_err', 'There are no results for this day.', {
      fields: { date: 'out_of_range' },
    });
  }
  const provider = requirePort(gateway.ports, 'lotteries');
  const daily = provider.lotteries
    .filter(isDaily)
    .filter(({ region }) => !question.region || region === question.region);
  const issues = await provider.issuesWithin(
    daily.map(({ code }) => code),
    { after: start, until: start + DAY },
  );
  const list = daily.flatMap((lottery) => {
    const issue = issues.find((one) => one.lottery === lottery.code);
    if (!issue) return [];
    const { issueNo, drawAt, result } = issue;
    return {
      gameCode: lottery.code,
      gameName: inLanguage(lottery.name, question.language),
      region: lottery.region,
      issueNo,
      drawAt,
      ...(result && {
        numbers: result.map(({ prize, numbers }) => ({ prize, numbers: [...numbers] })),
      }),
    };
  });
  return { date, today, earliest, list: list.sort((one, two) => two.drawAt - one.drawAt) };
}
