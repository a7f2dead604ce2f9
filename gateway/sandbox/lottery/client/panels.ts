import { byId, make } from '../../play/client/dom.ts';
import { createTabs } from './tabs.ts';
import type { SayLottery } from './texts.ts';

/** The three parts of the page and the tabs that choose between them. */
export function createPanels(say: SayLottery) {
  const panel = (id: string) => make('div', { id, class: 'panel' });
  const bet = panel('panel-bet');
  const results = panel('panel-results');
  const mine = panel('panel-mine');
  byId('panels', HTMLElement).append(bet, results, mine);
  const show = createTabs(byId('tabs', HTMLElement), say('tabs'), [
    { id: 'bet', label: say('tabBet'), panel: bet },
    { id: 'results', label: say('tabResults'), panel: results },
    { id: 'mine', label: say('tabMine'), panel: mine },
  ]);
  return { bet, results, mine, show };
}
