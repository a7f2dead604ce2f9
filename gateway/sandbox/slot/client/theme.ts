import { make, reducedMotion } from '../../play/client/dom.ts';
import { materials, type SkinArt } from './art.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Applies a skin to the page: colours, symbol drawings, landscape, floating particles. */
export function applySkin(name: string, art: SkinArt): void {
  for (const [key, value] of Object.entries(art.palette)) {
    document.documentElement.style.setProperty(`--${kebab(key)}`, value);
  }
  document.body.className = name.split('-')[0] ?? '';
  const symbols = art.symbols.map(
    (drawing, index) =>
      `<symbol id="symbol-${index}" viewBox="0 0 120 120" overflow="visible">${drawing}</symbol>`,
  );
  const store = document.getElementById('materials');
  const scene = document.getElementById('scene');
  if (!store || !scene) return;
  // The drawings are constants; they contain no input of people or the server.
  store.innerHTML = `<svg><defs>${materials()}${symbols.join('')}</defs></svg>`;
  scene.innerHTML = `<svg viewBox="0 0 1200 700" preserveAspectRatio="xMidYMid slice">${art.scene}</svg>`;
  if (reducedMotion()) return;
  for (let index = 0; index < 22; index += 1) {
    const mote = make('i', { class: 'mote' });
    const size = 3 + (index % 4) * 2;
    mote.style.inlineSize = `${size}px`;
    mote.style.blockSize = `${size}px`;
    mote.style.insetInlineStart = `${(index * 37) % 100}%`;
    mote.style.animationDuration = `${9 + (index % 7) * 2}s`;
    mote.style.animationDelay = `${-((index * 53) % 17)}s`;
    scene.append(mote);
  }
}
