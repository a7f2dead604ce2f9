import { findLeftovers, type Leftover } from '../../tests/brand/find-leftovers.ts';

const GARISH = '/test-brands/garish/brand.css';

async function loadGarish(): Promise<void> {
  if (document.querySelector(`link[href="${GARISH}"]`)) return;
  await new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = GARISH;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${GARISH} is not served.`));
    document.head.append(link);
  });
}

const line = ({ element, property, value }: Leftover) => `${element} { ${property}: ${value} }`;

/**
 * In tests, switches each story, after its play function, to the garish brand, and fails when a
 * colour, radius or font of another brand is left.
 */
export async function expectNoLeftovers(): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  await loadGarish();
  const { dataset } = document.documentElement;
  const { brand, mode } = dataset;
  dataset.brand = 'garish';
  delete dataset.mode;
  const found = [...new Set(findLeftovers().map(line))];
  dataset.brand = brand;
  if (mode) dataset.mode = mode;
  if (found.length > 0) {
    throw new Error(`The garish brand leaves values of another one:\n${found.join('\n')}`);
  }
}
