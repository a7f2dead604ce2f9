import { LINE_FIGURES, type LineFigure } from '../../contract/agents.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { FIGURE_ITEMS } from './figure-items.ts';
import { itemIn } from './line-conditions.ts';

const moved = (items: readonly string[]) =>
  sql`case when ${itemIn(items)} then f.amount else 0 end`;

/** The contribution of a row `f` of daily figures to each figure of a line except the net. */
export const DAY_FIGURES = {
  deposits: moved(FIGURE_ITEMS.deposits),
  withdrawals: sql`0 - (${moved(FIGURE_ITEMS.withdrawals)})`,
  bets: sql`f.bets`,
  validBets: sql`f.valid_bets`,
  wins: sql`f.wins`,
  bonuses: moved(FIGURE_ITEMS.bonuses),
  rebates: moved(FIGURE_ITEMS.rebates),
  salaries: moved(FIGURE_ITEMS.salaries),
} as const;
/** The same for a row `f` of monthly figures. */
export const MONTH_FIGURES: Readonly<Record<keyof typeof DAY_FIGURES, SQL>> = {
  deposits: sql`f.deposits`,
  withdrawals: sql`f.withdrawals`,
  bets: sql`f.bets`,
  validBets: sql`f.valid_bets`,
  wins: sql`f.wins`,
  bonuses: sql`f.bonuses`,
  rebates: sql`f.rebates`,
  salaries: sql`f.salaries`,
};
export type Summand = keyof typeof DAY_FIGURES;
export const SUMMANDS = LINE_FIGURES.filter((name): name is Summand => name !== 'net');
/** The figures that the net consists of; bets are subtracted. */
const NET: readonly Summand[] = ['wins', 'bets', 'bonuses', 'rebates', 'salaries'];
export const summandsOf = (figure: LineFigure): readonly Summand[] =>
  figure === 'net' ? NET : [figure];

export const named = (name: string) => sql.raw(`"${name}"`);
/** Returns `expression as "name"` for each summand; negated if `sign` is -1. */
export const columnsOf = (
  expressions: Readonly<Record<Summand, SQL>>,
  summands: readonly Summand[],
  sign: 1 | -1 = 1,
) =>
  sql.join(
    summands.map((name) =>
      sign === 1
        ? sql`${expressions[name]} as ${named(name)}`
        : sql`0 - (${expressions[name]}) as ${named(name)}`,
    ),
    sql`, `,
  );
/** Returns the figures of a line as named columns, summed over rows of summands. */
export const figuresOf = (figures: readonly LineFigure[]) => {
  const sum = (name: Summand) => sql`sum(${named(name)})`;
  return sql.join(
    figures.map((figure) =>
      figure === 'net'
        ? sql`${sum('wins')} - ${sum('bets')} + ${sum('bonuses')} + ${sum('rebates')}
            + ${sum('salaries')} as net`
        : sql`${sum(figure)} as ${named(figure)}`,
    ),
    sql`, `,
  );
};

/** Condition: the row counts. Bets and wins are taken from rounds; the journal's rows of them are excluded. */
export const fromOwnSource = sql`(f.vendor <> '' or ${itemIn(Object.values(FIGURE_ITEMS).flat())})`;

/** Conditions: a row `f` of daily figures contributes to a figure. */
const ADDS: Readonly<Record<Summand, SQL>> = {
  deposits: itemIn(FIGURE_ITEMS.deposits),
  withdrawals: itemIn(FIGURE_ITEMS.withdrawals),
  bets: sql`f.bets <> 0`,
  validBets: sql`f.valid_bets <> 0`,
  wins: sql`f.wins <> 0`,
  bonuses: itemIn(FIGURE_ITEMS.bonuses),
  rebates: itemIn(FIGURE_ITEMS.rebates),
  salaries: itemIn(FIGURE_ITEMS.salaries),
};

/**
 * Returns the condition that a row contributes to a summand. Other rows, about half of all, are not joined to
 * the line.
 */
export const addsTo = (summands: readonly Summand[]): SQL => {
  const adds = summands.map((name) => ADDS[name]);
  return sql`${fromOwnSource} and (${sql.join(adds, sql` or `)})`;
};
