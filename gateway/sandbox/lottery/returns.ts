import { type BetKind, choicesOf, KINDS_OF, ordersOf, paysHundredths, pickDigits } from './bets.ts';
import { type FormatName, numbersIn } from './formats.ts';

/** Pay and return of a kind of bet. */
export interface PayRow {
  /** A pick that represents all with the same pay: `1234`, `1123`, `big`. */
  readonly example: string;
  /** Hundredths of the stake. */
  readonly pays: number;
  /** The odds: one of so many draws wins; for `any2` and `any4` one of so many numbers. */
  readonly oneIn: number;
  /** Published return to player in percent. */
  readonly rtp: number;
}

const BOX_EXAMPLES: Partial<Record<BetKind, readonly string[]>> = {
  box3: ['123', '112', '111'],
  box4: ['1234', '1123', '1122', '1112', '1111'],
};

/** Share of draws that a pick wins; for `any2` and `any4` the expected wins in a draw. */
function chance(format: FormatName, kind: BetKind, pick: string): number {
  if (kind === 'size') return 1 / 2;
  if (kind === 'duel') return pick === 'tie' ? 1 / 10 : 9 / 20;
  const one = 1 / 10 ** pickDigits(kind);
  if (kind === 'any2' || kind === 'any4') return one * numbersIn(format);
  return kind === 'box3' || kind === 'box4' ? one * ordersOf(pick) : one;
}

/** The pays of a kind's picks, each class of equal picks once, with the exact return. */
export function payTable(format: FormatName, kind: BetKind): PayRow[] {
  const digits = '12345678'.slice(0, pickDigits(kind));
  const words = kind === 'duel' ? ['dragon', 'tie'] : choicesOf(kind).slice(0, 1);
  const examples = BOX_EXAMPLES[kind] ?? (digits ? [digits] : words);
  return examples.map((example) => {
    const share = chance(format, kind, example);
    const pays = paysHundredths(format, kind, example);
    const perNumber = kind === 'any2' || kind === 'any4' ? numbersIn(format) : 1;
    return {
      example,
      pays,
      oneIn: Number((perNumber / share).toFixed(2)),
      rtp: Number((share * pays).toFixed(2)),
    };
  });
}

/** The lowest return of any bet of a format, in percent, which the catalogue publishes. */
export const leastReturn = (format: FormatName): number =>
  Math.min(...KINDS_OF[format].flatMap((kind) => payTable(format, kind).map(({ rtp }) => rtp)));
