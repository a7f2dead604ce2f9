import type { GameState } from '../../play/client/api.ts';
import { make } from '../../play/client/dom.ts';
import { heading, paceRule, paragraphs } from '../../play/client/frame.ts';
import { languageTag } from '../../play/client/language.ts';
import type { Say } from '../../play/client/messages.ts';
import { closeButton, type Money, openPanel } from '../../play/client/panel.ts';
import type { SlotGame } from './outcome.ts';
import { symbolImage } from './reels.ts';

function payList(game: SlotGame, lineBet: number, money: Money): HTMLElement {
  const list = make('ul', { class: 'pay-grid' });
  for (const [symbol, pays] of game.pays.entries()) {
    if (pays[0] === 0) continue;
    const rows = pays.flatMap((pay, index) => [
      make('dt', {}, String(index + 3)),
      make('dd', {}, money(pay * lineBet)),
    ]);
    list.append(make('li', {}, symbolImage(symbol), make('dl', {}, ...rows)));
  }
  return list;
}

function special(symbol: number, text: string): HTMLElement {
  return make(
    'ul',
    { class: 'pay-grid' },
    make('li', {}, symbolImage(symbol), make('span', {}, text)),
  );
}

function lineMaps(lines: readonly number[][]): HTMLElement {
  const list = make('ol', { class: 'line-grid' });
  for (const [index, rows] of lines.entries()) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 54 34');
    for (let place = 0; place < 15; place += 1) {
      const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
      const [reel, row] = [place % 5, Math.floor(place / 5)];
      rect.setAttribute('x', String(reel * 11));
      rect.setAttribute('y', String(row * 12));
      rect.setAttribute('width', '10');
      rect.setAttribute('height', '10');
      if (rows[reel] === row) rect.setAttribute('class', 'on');
      svg.append(rect);
    }
    list.append(make('li', {}, svg, String(index + 1)));
  }
  return list;
}

/** The rules of the jackpot, with its chance at the current bet; empty for games without one. */
function jackpotRules(
  { jackpot, language }: GameState,
  bet: number,
  say: Say,
  money: Money,
): HTMLElement[] {
  if (!jackpot) return [];
  const { amount, seed, share, rtp, wonOnceIn } = jackpot;
  const percent = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 2 });
  const whole = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 0 });
  return [
    heading(say('jackpot')),
    ...paragraphs([
      say('jackpotGrows', {
        amount: money(amount),
        seed: money(seed),
        share: percent.format(share),
      }),
      say('jackpotChance', { bet: money(bet), every: whole.format(wonOnceIn / bet) }),
      say('jackpotFree'),
      say('jackpotRtp', {
        share: percent.format(share),
        seed: percent.format(rtp - share),
      }),
    ]),
  ];
}

/** Pays at the current bet, rules and the published return. */
export function showInfo(state: GameState, game: SlotGame, bet: number, say: Say, money: Money) {
  const text = (...parts: Parameters<Say>) => make('p', {}, say(...parts));
  const head = (key: Parameters<Say>[0]) => make('h3', {}, say(key));
  const scatter = say('scatterText', {
    pays: game.scatterPays.map((pay) => money(pay * bet)).join(' / '),
    spins: game.freeSpins.join(' / '),
    multiplier: game.multiplier,
    limit: game.freeSpinLimit,
  });
  openPanel(
    state.gameName,
    [
      text('rules', { lines: game.lines.length, bet: money(bet) }),
      payList(game, bet / game.lines.length, money),
      head('freeSpins'),
      special(0, say('wildText')),
      make('br', {}),
      special(1, scatter),
      head('rtp'),
      text(state.jackpot ? 'rtpTextJackpot' : 'rtpText', {
        rtp: state.rtp.toFixed(2),
        base: game.baseRtp.toFixed(2),
        free: game.freeSpinRtp.toFixed(2),
        every: game.triggerEvery,
        jackpot: state.jackpot?.rtp.toFixed(2) ?? '',
      }),
      ...jackpotRules(state, bet, say, money),
      text('fair'),
      text('spaceBets', { button: say('spin') }),
      ...paragraphs(paceRule(state, say)),
      text('minBet', { amount: money(state.minBet) }),
      text('maxBet', { amount: money(state.maxBet) }),
      head('linesTitle'),
      lineMaps(game.lines),
    ],
    [closeButton(say)],
  );
}
