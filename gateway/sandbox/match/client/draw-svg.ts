const NAMESPACE = 'http://www.w3.org/2000/svg';

/** A picture from markup that this game wrote itself; nothing from outside is ever put in. */
export function picture(viewBox: string, markup: string): SVGSVGElement {
  const svg = document.createElementNS(NAMESPACE, 'svg');
  svg.setAttribute('viewBox', viewBox);
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = markup;
  return svg;
}

/** A part of a picture by its class. */
export function part(svg: SVGSVGElement, name: string): SVGElement {
  const found = svg.querySelector(`.${name}`);
  if (!(found instanceof SVGElement)) throw new Error(`The picture has no ${name}.`);
  return found;
}

export const place = (element: SVGElement, x: number, y: number, more = ''): void =>
  element.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) ${more}`);

/** From 0 to 1 with a soft start and end. */
export const ease = (part: number): number => part * part * (3 - 2 * part);

/** A wandering that is the same every time: for the eye only, no result hangs on it. */
export const wander = (seed: number, at: number): number =>
  (Math.sin(at * 1.7 + seed * 2.3) + Math.sin(at * 2.9 + seed * 5.1) * 0.6) / 1.6;
