import { createTabs } from '../../lottery/client/tabs.ts';
import { CallError, type GameState, postToParent } from '../../play/client/api.ts';
import { createBetPicker } from '../../play/client/bet-picker.ts';
import { byId, make } from '../../play/client/dom.ts';
import {
  announce,
  openGame,
  parseGame,
  setText,
  setUpFrame,
  signalReady,
} from '../../play/client/frame.ts';
import { languageTag } from '../../play/client/language.ts';
import { isSlipRefusal, type Money, openTextPanel, showProblem } from '../../play/client/panel.ts';
import { createPolling } from '../../play/client/polling.ts';
import { newKey } from '../../play/client/send.ts';
import { sounds } from '../../play/client/sound.ts';
import { type Bet, loadBoard, sendSlip } from './calls.ts';
import { type Board, type Choice, isSportsGame, type MatchView } from './game.ts';
import { createList } from './list.ts';
import { matchRow, minutesTo } from './match-row.ts';
import { createMyBets } from './my-bets.ts';
import { createNav } from './nav.ts';
import { publishSettled } from './outcome.ts';
import { showProof } from './proof.ts';
import { showRules } from './rules.ts';
import { createSheet } from './sheet.ts';
import { createSlip } from './slip.ts';
import { type SaySports, TEXTS } from './texts.ts';

/** Poll interval of scores and odds while the page is visible. */
const POLL_MS = 5_000;
/** Interval of the check for markets that close with a kick-off. */
const TICK_MS = 1_000;

const isOver = ({ state }: MatchView) => state === 'ended' || state === 'abandoned';

function start(state: GameState, say: SaySports, money: Money): void {
  const game = parseGame(state, isSportsGame);
  setUpFrame(state, say, money, () => showRules(state, game, say, money));
  const tag = languageTag(state.language);
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short' });
  const kickOff = new Intl.DateTimeFormat(tag, { timeStyle: 'short' });
  let sport = game.opensOn;
  let league: string | undefined;
  let board: Board | undefined;
  let offset = 0;
  let sending = false;
  /** The slip that was sent and perhaps not answered; a retry uses the same key. */
  let pending: { key: string; body: string } | undefined;
  /** The last known state of the matches on the slip, also of sports that are not open. */
  const matches = new Map<string, MatchView>();
  const now = () => Date.now() + offset;

  const nav = createNav({ game, say, go });
  const panel = (id: string) => make('div', { id, class: 'panel' });
  const coming = panel('panel-matches');
  const results = panel('panel-results');
  const mine = panel('panel-mine');
  const tabs = make('div', { id: 'tabs' });
  const column = make(
    'div',
    { class: 'column', tabindex: '-1' },
    nav.root,
    tabs,
    coming,
    results,
    mine,
  );
  const aside = make('aside', { class: 'aside' });
  byId('stage', HTMLElement).append(column, aside);
  const showTab = createTabs(tabs, say('tabs'), [
    { id: 'matches', label: say('tabMatches'), panel: coming },
    { id: 'results', label: say('tabResults'), panel: results },
    { id: 'mine', label: say('tabMine'), panel: mine },
  ]);
  const showBets = createMyBets(mine, { say, money, time });

  const rows = {
    get sport() {
      return sport;
    },
    say,
    time: kickOff,
    now,
    isChosen: (match: MatchView, selection: Parameters<typeof slip.has>[1]) =>
      slip.has(match, selection),
    choose: (match: MatchView, { market, pick, line, odds }: Parameters<typeof slip.has>[1]) => {
      const { matchNo, home, away } = match;
      slip.toggle({ matchNo, home, away, kickOff: match.kickOff, sport, market, pick, line, odds });
      sounds.press();
    },
    prove: (match: MatchView) => void showProof(sport, match, say),
  };
  const signature = (match: MatchView) =>
    JSON.stringify([
      match.state,
      match.score,
      match.markets,
      minutesTo(match, now()) > 0 && minutesTo(match, now()),
      match.markets?.flat().map((selection) => slip.has(match, selection)),
    ]);
  const offered = createList((match) => matchRow(match, rows), signature);
  const ended = createList((match) => matchRow(match, rows), signature);
  const nothing = make('p', { class: 'hint', hidden: '' }, say('noMatches'));
  coming.append(offered.root, nothing);
  results.append(ended.root);

  /** The current odds of a choice; null from the kick-off on. */
  const oddsNow = (choice: Choice): number | null => {
    if (now() >= choice.kickOff) return null;
    const found = matches
      .get(choice.matchNo)
      ?.markets?.flat()
      .find(({ market, pick }) => market === choice.market && pick === choice.pick);
    return found ? found.odds : choice.odds;
  };
  const slip = createSlip({
    say,
    money,
    mostLegs: game.mostLegs,
    stake: () => picker?.bet() ?? state.minBet,
    now: oddsNow,
    place: (bets) => void send(bets),
    changed: () => {
      sheet.count(slip.count());
      draw();
    },
  });
  const sheet = createSheet({ say, aside, root: slip.root, heading: slip.heading });
  let picker: ReturnType<typeof createBetPicker> | undefined;
  byId('actions', HTMLElement).append(sheet.button);

  function draw(): void {
    if (!board) return;
    const leagues = game.sports.find(({ id }) => id === sport)?.leagues ?? [];
    const shown = board.matches.filter((match) => !league || match.league === league);
    const open = shown.filter((match) => !isOver(match));
    offered.show(leagues, open);
    ended.show(leagues, shown.filter(isOver).reverse());
    nothing.hidden = open.length > 0;
  }

  function apply(next: Board): void {
    const before = board?.bets ?? next.bets;
    offset = next.serverTime - Date.now();
    if (next.sport === sport) {
      board = next;
      for (const match of next.matches) matches.set(match.matchNo, match);
    }
    showBets(next.bets);
    setText('balance', money(next.balance));
    postToParent({ type: 'balance', balance: next.balance / state.minorUnits });
    slip.update();
    publishSettled(before, next.bets, { state, say, money });
  }

  const { poll, startPolling } = createPolling(say, POLL_MS, async () => {
    if (sending) return;
    const next = await loadBoard(sport);
    // A response to a request from before the slip is older than the slip's own.
    if (!sending) apply(next);
  });

  function go(next: typeof sport, code?: string): void {
    const isOther = next !== sport;
    sport = next;
    league = code;
    nav.show(sport, league);
    column.scrollTop = 0;
    if (isOther) void poll();
    else draw();
  }

  function explainRefusal(error: unknown, retry?: () => void): void {
    const { code, fields } = error instanceof CallError ? error : new CallError('failed');
    const why = Object.values(fields).join();
    const explain = (text: string) => openTextPanel(say('slip'), [text], say);
    if (code === 'order_closed') explain(say('begun'));
    else if (code !== 'request_param_err') showProblem(error, say, retry);
    else if (why.startsWith('changed')) explain(say('oddsMoved'));
    else if (why === 'payout_limit') {
      explain(say('payoutLimit', { amount: money(game.highestPayout) }));
    } else explain(say('notOffered'));
  }

  async function send(bets: readonly Bet[]): Promise<void> {
    if (!board || sending) return;
    const staked = bets.reduce((sum, { stake }) => sum + stake, 0);
    const body = JSON.stringify(bets);
    const isAgain = pending?.body === body;
    // An earlier attempt may have taken the stakes already.
    if (!isAgain && staked > board.balance) {
      showProblem(new CallError('insufficient_balance'), say);
      return;
    }
    if (!pending || !isAgain) pending = { key: newKey(), body };
    const { key } = pending;
    sending = true;
    slip.lock(true);
    try {
      const next = await sendSlip(sport, key, bets);
      pending = undefined;
      sending = false;
      slip.lock(false);
      slip.empty();
      apply(next);
      sounds.press();
      announce(say('placed', { amount: money(staked) }));
      sheet.close();
      showTab('mine');
      byId('tab-mine', HTMLElement).focus();
    } catch (error) {
      // Unless it was refused the slip may have been placed, so a retry must use the same key.
      const isRefused = isSlipRefusal(error);
      if (isRefused) pending = undefined;
      sending = false;
      slip.lock(false);
      explainRefusal(error, isRefused ? undefined : () => void send(bets));
      if (isRefused) void poll();
    }
  }

  picker = createBetPicker(state, say, money, slip.update);
  byId('bet-box', HTMLElement).addEventListener('change', slip.update);
  showTab('matches');
  nav.show(sport, league);
  slip.update();
  startPolling().then(() => signalReady(state));
  let tickedAt = now();
  setInterval(() => {
    const from = tickedAt;
    tickedAt = now();
    const begins = [...matches.values()].some(({ kickOff: at }) => from < at && at <= tickedAt);
    if (begins) {
      slip.update();
      void poll();
    }
  }, TICK_MS);
}

openGame(TEXTS, start);
