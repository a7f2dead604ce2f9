import { make } from '../../play/client/dom.ts';
import type { SportId } from '../catalogue.ts';
import { lineUnitOf, type Selection } from '../markets.ts';
import { handicapText, type MatchView, oddsText } from './game.ts';
import type { SaySports } from './texts.ts';
import { marketText, pickText } from './words.ts';

interface Rows {
  readonly sport: SportId;
  readonly say: SaySports;
  readonly time: Intl.DateTimeFormat;
  /** The server's time. */
  now(): number;
  isChosen(match: MatchView, selection: Selection): boolean;
  choose(match: MatchView, selection: Selection): void;
  prove(match: MatchView): void;
}

function shortPick({ market, pick, line }: Selection, say: SaySports): string {
  if (market === 'total') return say(pick === 'over' ? 'over' : 'under', { line });
  if (market === 'handicap') return handicapText(pick === 'home' ? line : 0 - line);
  return pick === 'draw' ? 'X' : pick === 'home' ? '1' : '2';
}

function oddsButton(match: MatchView, selection: Selection, rows: Rows): HTMLElement {
  const { say, sport } = rows;
  const name = pickText({ ...match, ...selection }, say);
  const odds = oddsText(selection.odds);
  const short = shortPick(selection, say);
  const market = marketText(selection.market, lineUnitOf(sport, selection.market), say);
  const button = make(
    'button',
    {
      type: 'button',
      class: 'odds',
      'aria-pressed': String(rows.isChosen(match, selection)),
      // The visible text comes first in the accessible name, for speech input.
      'aria-label': `${short} ${odds} · ${market}: ${name}, ${say('versus', { home: match.home, away: match.away })}`,
      'data-key': `${match.matchNo} ${selection.market} ${selection.pick}`,
    },
    make('small', {}, short),
    ' ',
    make('strong', {}, odds),
  );
  button.disabled = rows.now() >= match.kickOff;
  button.addEventListener('click', () => rows.choose(match, selection));
  return button;
}

function marketBox(match: MatchView, selections: readonly Selection[], rows: Rows): HTMLElement {
  const market = selections[0]?.market ?? 'winner';
  const name = marketText(market, lineUnitOf(rows.sport, market), rows.say);
  return make(
    'div',
    { class: 'market' },
    make('small', { class: 'market-name' }, name),
    make('div', { class: 'prices' }, ...selections.map((one) => oddsButton(match, one, rows))),
  );
}

/** The points of each period, `21 : 18`. */
function periodsOf({ score }: MatchView, say: SaySports, sport: SportId): HTMLElement[] {
  if (!score || score.periods.length === 0) return [];
  return [
    make(
      'ol',
      { class: 'periods', 'aria-label': say('periods') },
      ...score.periods.map(([home, away], index) =>
        make(
          'li',
          {},
          make('small', {}, say(`period.${sport}`, { number: index + 1 })),
          `${home} : ${away}`,
        ),
      ),
    ),
  ];
}

/** Whole minutes until the kick-off, rounded up. */
export const minutesTo = (match: MatchView, now: number): number =>
  Math.ceil((match.kickOff - now) / 60_000);

function kickOffText(match: MatchView, { say, time, now }: Rows): string {
  const at = time.format(match.kickOff);
  const minutes = minutesTo(match, now());
  return minutes > 0 ? `${at} · ${say('inMinutes', { minutes })}` : at;
}

function headOf(match: MatchView, rows: Rows): HTMLElement {
  const { say } = rows;
  const when =
    match.state === 'running'
      ? make('span', { class: 'live' }, say('live'))
      : make('span', { class: 'when' }, kickOffText(match, rows));
  const proof = make(
    'button',
    { type: 'button', class: 'button small', 'data-key': `${match.matchNo} proof` },
    say(match.seed ? 'check' : 'proof'),
  );
  proof.setAttribute(
    'aria-label',
    `${say(match.seed ? 'check' : 'proof')} · ${say('versus', { home: match.home, away: match.away })}`,
  );
  proof.addEventListener('click', () => rows.prove(match));
  return make('header', {}, when, proof);
}

/** One match: its markets, or its score. */
export function matchRow(match: MatchView, rows: Rows): HTMLElement {
  const { say, sport } = rows;
  const { home, away, state, score, markets } = match;
  const side = (name: string, points: number | undefined) =>
    make(
      'p',
      { class: 'side' },
      make('b', {}, name),
      ...(points === undefined ? [] : [make('span', { class: 'points' }, String(points))]),
    );
  return make(
    'article',
    {
      class: 'match',
      'aria-label': say('versus', { home, away }),
      'data-match': match.matchNo,
      'data-state': state,
    },
    headOf(match, rows),
    make('div', { class: 'sides' }, side(home, score?.home), side(away, score?.away)),
    ...(state === 'abandoned' ? [make('p', { class: 'note' }, say('abandoned'))] : []),
    ...periodsOf(match, say, sport),
    ...(markets
      ? [make('div', { class: 'markets' }, ...markets.map((each) => marketBox(match, each, rows)))]
      : []),
  );
}
