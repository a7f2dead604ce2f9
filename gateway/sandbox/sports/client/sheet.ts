import { make } from '../../play/client/dom.ts';
import type { SaySports } from './texts.ts';

/** Minimum width for the slip beside the matches. */
const BESIDE = '(min-width: 800px)';

interface Sheet {
  readonly say: SaySports;
  readonly aside: HTMLElement;
  readonly root: HTMLElement;
  readonly heading: HTMLElement;
}

/** Shows the slip beside the matches, or on narrow pages in a sheet that a button opens. */
export function createSheet({ say, aside, root, heading }: Sheet) {
  const dialog = make('dialog', { class: 'sheet', 'aria-labelledby': heading.id });
  const close = make('button', { type: 'button', class: 'button small sheet-close' }, say('close'));
  const place = make('div', {});
  dialog.append(place, close);
  document.body.append(dialog);
  const button = make('button', { type: 'button', class: 'button primary', id: 'open-slip' });
  button.addEventListener('click', () => {
    dialog.showModal();
    heading.focus();
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  const wide = matchMedia(BESIDE);
  const settle = () => {
    if (wide.matches) dialog.close();
    (wide.matches ? aside : place).append(root);
    button.hidden = wide.matches;
    aside.hidden = !wide.matches;
  };
  settle();
  wide.addEventListener('change', settle);
  return {
    button,
    close: () => dialog.close(),
    count(count: number): void {
      button.textContent = say('openSlip', { count });
      button.classList.toggle('primary', count > 0);
    },
  };
}
