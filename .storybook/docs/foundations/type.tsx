import * as page from '../page/page.css.ts';
import { useTokenValues } from '../page/tokens-list.tsx';
import * as css from './foundations.css.ts';
import { property, TokenLabel, tokensUnder } from './shared.tsx';

const DISPLAY = ['font.size.title', 'font.size.headline', 'font.size.hero'];

const display = {
  fontFamily: property('font.family.display'),
  fontWeight: property('font.weight.display'),
  letterSpacing: property('font.tracking.display'),
};

/** Both font families of the brand, with their names and a specimen. */
export function Families() {
  const values = useTokenValues(tokensUnder('font.family'));
  const nameOf = (role: string) =>
    (values.get(`font.family.${role}`) ?? '').split(',')[0]?.replaceAll('"', '') ?? '';
  return (
    <div className={css.families}>
      {(['display', 'body'] as const).map((role) => (
        <div className={css.family} key={role}>
          <span className={page.eyebrow}>{role}</span>
          <span
            className={css.letters}
            style={role === 'display' ? display : { fontFamily: property('font.family.body') }}
            aria-hidden="true"
          >
            Aa 8
          </span>
          <strong>{nameOf(role)}</strong>
          <span className={css.alphabet} style={{ fontFamily: property(`font.family.${role}`) }}>
            ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 ₱ $ € ñ Ñ
          </span>
        </div>
      ))}
    </div>
  );
}

/** Every font size, in the family that uses it. */
export function TypeScale() {
  return (
    <div className={css.typeRows}>
      {tokensUnder('font.size')
        .toReversed()
        .map((name) => (
          <div className={css.typeRow} key={name}>
            <TokenLabel name={name} from="font.size." />
            <span
              className={css.specimen}
              style={{
                fontSize: property(name),
                lineHeight: property('font.line.tight'),
                ...(DISPLAY.includes(name) ? display : {}),
              }}
            >
              Fortune favours ₱1,234.50
            </span>
          </div>
        ))}
    </div>
  );
}

/** Font weights, line heights and letter spacing. */
export function TypeDetails() {
  return (
    <div className={css.typeRows}>
      {tokensUnder('font.weight', 'font.line', 'font.tracking').map((name) => (
        <div className={css.typeRow} key={name}>
          <TokenLabel name={name} from="font." />
          <span
            className={page.text}
            style={{
              fontWeight: name.includes('weight') ? property(name) : undefined,
              lineHeight: name.includes('line') ? property(name) : undefined,
              letterSpacing: name.includes('tracking') ? property(name) : undefined,
              ...(name.endsWith('display') ? { fontFamily: property('font.family.display') } : {}),
            }}
          >
            Every result is stored before it is shown, and every round is final once its result is
            shown. Figures that stand under each other are tabular.
          </span>
        </div>
      ))}
    </div>
  );
}
