import * as page from '../page/page.css.ts';
import { useTokenValues } from '../page/tokens-list.tsx';
import * as css from './foundations.css.ts';
import { property, tokensUnder } from './shared.tsx';

/** The lengths of some groups at their real size. */
export function Lengths({ groups }: { groups: readonly string[] }) {
  const names = tokensUnder(...groups);
  const values = useTokenValues(names);
  return (
    <ul className={css.bars}>
      {names.map((name) => (
        <li className={css.bar} key={name}>
          <span className={page.tokenName}>{name}</span>
          <span className={page.tokenValue}>{values.get(name)}</span>
          <span className={css.length} style={{ inlineSize: property(name) }} />
        </li>
      ))}
    </ul>
  );
}
