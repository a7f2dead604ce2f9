import { make } from '../../play/client/dom.ts';
import type { Issue } from './game.ts';
import { mainNumber, rollNumber } from './numbers.ts';
import type { SayLottery } from './texts.ts';

/** The main number of the last draw; a new one is animated. */
export function createLastDraw(say: SayLottery) {
  const root = make('div', { class: 'last' });
  return {
    root,
    async show(issue: Issue | undefined, isNew: boolean): Promise<void> {
      const words = issue
        ? [make('span', { class: 'of' }, say('lastDraw')), say('issue', { issue: issue.issueNo })]
        : [say('noDraw')];
      const number = issue?.result && mainNumber(issue.result);
      root.replaceChildren(make('p', { class: 'caption' }, ...words), ...(number ? [number] : []));
      if (number && isNew) await rollNumber(number);
    },
  };
}
