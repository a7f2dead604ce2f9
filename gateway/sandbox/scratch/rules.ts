import type { Random } from '../slot/maths/play.ts';

export const FIELDS = 9;
/** Equal prizes that win. */
export const EQUAL = 3;
/** Tickets of a series: how often each prize comes in it is published. */
export const SERIES = 100_000;

/** A prize, times the bet, and how many tickets of a series win it. */
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

/** The prize of a ticket of the series, times the bet; 0 for one that wins nothing. */
export function prizeOf(ticket: number): number {
  let passed = 0;
  for (const { pays, tickets } of PRIZES) {
    passed += tickets;
    if (ticket < passed) return pays;
  }
  return 0;
}

/** Deals a ticket of a series that is whole for every player: each is as likely as the other. */
export const dealPrize = (random: Random): number => prizeOf(random(SERIES));

/** What stands three times among the fields of a card; 0 where nothing does. */
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
 * Prints the nine fields of a card: three times the prize that it wins, and nothing else more than
 * twice. @param prize times the bet; 0 for a card that wins nothing
 */
export function printCard(prize: number, random: Random): number[] {
  const won: number[] = prize === 0 ? [] : [prize, prize, prize];
  const others = PRIZES.map(({ pays }) => pays).filter((pays) => pays !== prize);
  // Each of the others at most twice: dealt from twice all of them.
  const rest = mix([...others, ...others], random).slice(0, FIELDS - won.length);
  return mix([...won, ...rest], random);
}
