import type { Random } from '../slot/maths/play.ts';

export const FIELDS = 9;
/** Number of equal prizes that win. */
export const EQUAL = 3;
/** Number of tickets of a series; the frequency of each prize in it is published. */
export const SERIES = 100_000;

/** A prize, times the bet, and the number of tickets of a series that win it. */
export const PRIZES = [
  { pays: 500, tickets: 8 },
  { pays: 100, tickets: 60 },
  { pays: 50, tickets: 160 },
  { pays: 20, tickets: 500 },
  { pays: 10, tickets: 1_200 },
  { pays: 5, tickets: 3_400 },
  { pays: 2, tickets: 10_000 },
  { pays: 1, tickets: 19_000 },
] as const;

export const SERIES_RETURN =
  PRIZES.reduce((sum, { pays, tickets }) => sum + pays * tickets, 0) / SERIES;

/** The prize of a ticket of the series, times the bet; 0 for a losing ticket. */
export function prizeOf(ticket: number): number {
  let passed = 0;
  for (const { pays, tickets } of PRIZES) {
    passed += tickets;
    if (ticket < passed) return pays;
  }
  return 0;
}

/** Draws a ticket from a complete series in every round: all tickets are equally likely. */
export const dealPrize = (random: Random): number => prizeOf(random(SERIES));

/** The prize that occurs three times among the fields of a card; 0 if none does. */
export const wonBy = (fields: readonly number[]): number =>
  fields.find((pays) => fields.filter((other) => other === pays).length >= EQUAL) ?? 0;

function mix(list: readonly number[], random: Random): number[] {
  const mixed = [...list];
  for (let left = mixed.length - 1; left > 0; left -= 1) {
    const at = random(left + 1);
    const one = mixed[at] ?? 0;
    mixed[at] = mixed[left] ?? 0;
    mixed[left] = one;
  }
  return mixed;
}

/**
 * Draws the nine fields of a card: its prize three times, and nothing else more than twice.
 * @param prize times the bet; 0 for a losing card
 */
export function printCard(prize: number, random: Random): number[] {
  const won: number[] = prize === 0 ? [] : [prize, prize, prize];
  const others = PRIZES.map(({ pays }) => pays).filter((pays) => pays !== prize);
  // The other prizes occur at most twice: drawn from two of each.
  const rest = mix([...others, ...others], random).slice(0, FIELDS - won.length);
  return mix([...won, ...rest], random);
}
