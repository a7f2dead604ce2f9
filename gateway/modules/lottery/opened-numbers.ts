import { and, gt, inArray, lte } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import type { LotteryRegion, VietnamNumbers } from '../../contract/lottery.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { lotteryIssues } from '../../database/schema/index.ts';
import { keepIssues } from '../../sandbox/lottery/issues.ts';
import { LOTTERIES, type Lottery } from '../../sandbox/lottery/lotteries.ts';
import { VIETNAM_HOURS } from '../../sandbox/lottery/schedule.ts';

const DAY = 86_400_000;
const OFFSET = VIETNAM_HOURS * 3_600_000;
/** How many days back the table reaches, today left out. */
const DAYS = 30;

const dateAt = (time: number) => new Date(time + OFFSET).toISOString().slice(0, 10);

interface Question {
  readonly date?: string | undefined;
  readonly region?: LotteryRegion | undefined;
  readonly language: Language;
}

type Daily = Lottery & { readonly region: LotteryRegion };
const isDaily = (lottery: Lottery): lottery is Daily =>
  lottery.region !== undefined && lottery.schedule.periodMs === DAY;

/**
 * The numbers of a day by Vietnam's calendar, the latest draw first; a draw that is still to come
 * stands there without numbers.
 * @throws {GatewayError} request_param_err for a day that is to come or longer ago than a month
 */
export async function openedNumbers(gateway: Gateway, question: Question): Promise<VietnamNumbers> {
  const now = gateway.clock.now();
  const today = dateAt(now);
  const earliest = dateAt(now - DAYS * DAY);
  const date = question.date ?? today;
  const start = Date.parse(`${date}T00:00:00Z`) - OFFSET;
  if (Number.isNaN(start) || date > today || date < earliest) {
    throw new GatewayError('request_param_err', 'There are no numbers of that day.', {
      fields: { date: 'out_of_range' },
    });
  }
  const daily = LOTTERIES.filter(isDaily).filter(
    ({ region }) => !question.region || region === question.region,
  );
  await keepIssues(gateway, daily, Math.floor((now - start) / DAY) + 1);
  const issues = await gateway.db
    .select()
    .from(lotteryIssues)
    .where(
      and(
        inArray(
          lotteryIssues.lottery,
          daily.map(({ code }) => code),
        ),
        gt(lotteryIssues.drawAt, start),
        lte(lotteryIssues.drawAt, start + DAY),
      ),
    );
  const list = daily.flatMap((lottery) => {
    const issue = issues.find((one) => one.lottery === lottery.code);
    if (!issue) return [];
    const { issueNo, drawAt, result } = issue;
    return {
      gameCode: lottery.code,
      gameName: question.language === 'TY' ? lottery.nameTy : lottery.nameEn,
      region: lottery.region,
      ...{ issueNo, drawAt },
      ...(result && {
        numbers: result.map(({ prize, numbers }) => ({ prize, numbers: [...numbers] })),
      }),
    };
  });
  return { date, today, earliest, list: list.sort((one, two) => two.drawAt - one.drawAt) };
}
