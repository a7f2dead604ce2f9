import { make } from './dom.ts';

const ICONS = {
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.500v.1"/>',
  history: '<path d="M4 12a8 8 0 1 0 3-6.200M4 4v5h5M12 8v5l3 2"/>',
  sound: '<path d="M4 10v4h4l5 4V6L8 10zM16 9q3 3 0 6M19 6.500q5 5.500 0 11"/>',
  minus: '<path d="M5 12h14"/>',
  plus: '<path d="M5 12h14M12 5v14"/>',
} as const;
export type Icon = keyof typeof ICONS;

/** Creates a round icon button; the icons are the constants above. */
export function iconButton(icon: Icon, label: string, press: () => void): HTMLButtonElement {
  const button = make('button', {
    type: 'button',
    class: 'icon',
    'aria-label': label,
    title: label,
  });
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[icon]}</svg>`;
  button.addEventListener('click', press);
  return button;
}

/** Creates a toggle button. */
export function toggleButton(icon: Icon, label: string, change: (on: boolean) => void) {
  const button = iconButton(icon, label, () => {
    const on = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(on));
    change(on);
  });
  button.setAttribute('aria-pressed', 'false');
  return button;
}
