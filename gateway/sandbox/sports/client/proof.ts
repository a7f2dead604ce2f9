import { make } from '../../play/client/dom.ts';
import { closeButton, openPanel } from '../../play/client/panel.ts';
import type { SportId } from '../catalogue.ts';
import { checkMatch } from './fairness.ts';
import type { MatchView } from './game.ts';
import type { SaySports } from './texts.ts';

/** Shows the seed and hash of a match, and verifies it on this device once it is over. */
export async function showProof(sport: SportId, match: MatchView, say: SaySports): Promise<void> {
  const verdict = make('p', { class: 'verdict', role: 'status' });
  const value = (title: 'fingerprint' | 'seed', text: string) => [
    make('h3', {}, say(title)),
    make('p', { class: 'hex' }, text),
  ];
  openPanel(
    say('versus', { home: match.home, away: match.away }),
    [
      make('p', {}, say(match.seed ? 'proofOver' : 'proofBefore')),
      ...value('fingerprint', match.seedHash),
      ...(match.seed ? value('seed', match.seed) : []),
      make('p', { class: 'hex' }, match.matchNo),
      verdict,
    ],
    [closeButton(say)],
  );
  if (!match.seed) return;
  verdict.textContent = say('checking');
  const fits = await checkMatch(sport, match);
  verdict.textContent = say(fits === undefined ? 'checkCannot' : fits ? 'checkFits' : 'checkWrong');
  verdict.dataset.fits = String(fits);
}
