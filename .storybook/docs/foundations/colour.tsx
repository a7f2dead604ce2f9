import { cx } from '../../../ui-kit/foundation/cx.ts';
import { Grid } from '../../../ui-kit/grid/index.ts';
import { Stack } from '../../../ui-kit/stack/index.ts';
import { InlineText } from '../page/inline-text.tsx';
import * as page from '../page/page.css.ts';
import * as css from './foundations.css.ts';
import { property, TokenLabel, tokensUnder } from './shared.tsx';

/** The purpose of each colour group; a group without an entry has no description. */
const PURPOSES: Readonly<Record<string, string>> = {
  canvas: 'The page background.',
  surface: 'Surfaces on the page: cards, panels, rows, and their borders.',
  text: 'Text. `muted` is for secondary text, `brand` for emphasis in the brand colour.',
  action: 'The primary action, in all of its states.',
  soft: 'A secondary action.',
  quiet: 'An action without a surface: tools, ghost buttons.',
  danger: 'A destructive action, or one that spends money.',
  control: 'Form controls: fields, checkboxes and others.',
  focus: 'The focus ring, on every background.',
  accent: 'The accent of the brand: links, jackpots, charts.',
  status: 'Success, error, warning or information; always with an icon or a text.',
  badge: 'Badges: Hot, New, counts.',
  nav: 'Header and side menu.',
  money: 'Gains and losses, always with a plus or minus sign.',
  skeleton: 'Placeholders of loading content.',
  favourite: 'The heart.',
  art: 'Text on a picture of any colours: an overlay and the text colour.',
};

/** Every colour that components use, by purpose. */
export function ColourRoles() {
  const names = tokensUnder('color');
  const kinds = [...new Set(names.map((name) => name.split('.')[1] ?? ''))];
  return (
    <div className={css.groups}>
      {kinds.map((kind) => (
        <Stack asChild key={kind}>
          <section aria-labelledby={`colour-${kind}`}>
            <Stack gap="xs">
              <h3 className={page.partTitle} id={`colour-${kind}`}>
                {kind}
              </h3>
              {PURPOSES[kind] && (
                <p className={page.quiet}>
                  <InlineText>{PURPOSES[kind]}</InlineText>
                </p>
              )}
            </Stack>
            <Grid minColumn="sm" asChild>
              <ul>
                {names
                  .filter((name) => name.split('.')[1] === kind)
                  .map((name) => (
                    <Stack gap="sm" asChild key={name}>
                      <li>
                        <div className={cx(css.paint, css.sheer)}>
                          <div className={css.fill} style={{ background: property(name) }} />
                        </div>
                        <TokenLabel name={name} from="color." />
                      </li>
                    </Stack>
                  ))}
              </ul>
            </Grid>
          </section>
        </Stack>
      ))}
    </div>
  );
}

/** Colour pairs as used on a screen: a background and its text colours. */
const PAIRS = [
  ['color.canvas.bg', 'color.text.primary', 'color.text.muted'],
  ['color.surface.bg', 'color.text.primary', 'color.text.link'],
  ['color.surface.raised', 'color.text.primary', 'color.text.brand'],
  ['color.action.bg.rest', 'color.action.text.rest', 'color.action.text.rest'],
  ['color.danger.bg.rest', 'color.danger.text', 'color.danger.text'],
  ['color.status.success.bg', 'color.text.primary', 'color.status.success.ink'],
] as const;

export function ColourPairs() {
  return (
    <Grid>
      {PAIRS.map(([ground, first, second]) => (
        <div className={css.pair} key={ground} style={{ background: property(ground) }}>
          <span className={page.partTitle} style={{ color: property(first) }}>
            Deposit received
          </span>
          <span className={page.tokenName} style={{ color: property(second) }}>
            {second.slice('color.'.length)} on {ground.slice('color.'.length)}
          </span>
        </div>
      ))}
    </Grid>
  );
}
