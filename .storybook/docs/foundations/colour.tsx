import { cx } from '../../../ui-kit/foundation/cx.ts';
import { Grid } from '../../../ui-kit/grid/index.ts';
import { Stack } from '../../../ui-kit/stack/index.ts';
import { InlineText } from '../page/inline-text.tsx';
import * as page from '../page/page.css.ts';
import * as css from './foundations.css.ts';
import { property, TokenLabel, tokensUnder } from './shared.tsx';

/** What each group of colours is for; a group that is new stands there without a line. */
const JOBS: Readonly<Record<string, string>> = {
  canvas: 'The ground of the page.',
  surface: 'What lies on the ground: cards, panels, rows, and their lines.',
  text: "InlineText. `muted` is for what explains, `brand` for the brand's own emphasis.",
  action: 'The one main action of a place, in all of its states.',
  soft: 'A second action beside the main one.',
  quiet: 'An action without a surface: tools, ghost buttons.',
  danger: 'An action that destroys or spends.',
  control: 'Fields, checkboxes and everything that is filled in.',
  focus: 'The ring around what has the focus, on every ground.',
  accent: 'A second voice of the brand: links, jackpots, charts.',
  status: 'What went well, wrong, or wants a look; always with a sign or a word beside it.',
  badge: 'Marks on other things: Hot, New, counts.',
  nav: 'Header and side menu.',
  money: 'Gains and losses, always with a sign in front.',
  skeleton: 'Places of what is loading.',
  favourite: 'The heart.',
  art: 'InlineText over a picture that may be anything: a veil and its ink.',
};

/** Every colour that components read, by its job. */
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
              {JOBS[kind] && (
                <p className={page.quiet}>
                  <InlineText>{JOBS[kind]}</InlineText>
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

/** Pairs as they meet on a screen: a ground, and the words that are meant for it. */
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
