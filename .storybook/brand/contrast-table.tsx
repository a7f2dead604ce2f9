import type { ContrastRow } from '@baize/tokens/src/check-tokens.ts';
import * as css from './brand-page.css.ts';

/** All colour pairs that occur together, the lowest contrast first. */
export function ContrastTable({ rows }: { rows: readonly ContrastRow[] }) {
  const sorted = rows.toSorted((a, b) => a.ratio - a.needed - (b.ratio - b.needed));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={css.tableFrame} aria-label="Contrast matrix" tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {['Sample', 'Ratio', 'Needs', 'Kind', 'Mode', 'In front', 'Behind'].map((name) => (
              <th className={css.cell} key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={`${row.mode} ${row.fg} ${row.bg} ${row.below}`}>
              <td className={css.cell}>
                <svg width="48" height="24" aria-hidden="true" data-own-colours="">
                  <rect width="48" height="24" fill={row.bgColour} />
                  <path
                    d="M8 18 14 6l6 12M10 14h8M26 6h12M32 6v12"
                    stroke={row.fgColour}
                    fill="none"
                    strokeWidth="2"
                  />
                </svg>
              </td>
              <td className={`${css.cell} ${row.passes ? css.passed : css.failed}`}>
                {row.ratio.toFixed(2)} {row.passes ? 'passes' : 'fails'}
              </td>
              <td className={css.cell}>{row.needed}</td>
              <td className={css.cell}>{row.kind}</td>
              <td className={css.cell}>{row.mode}</td>
              <td className={css.cell}>
                {row.fg} {row.fgColour}
              </td>
              <td className={css.cell}>
                {row.bg} {row.bgColour}
                {row.below && ` over ${row.below}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
