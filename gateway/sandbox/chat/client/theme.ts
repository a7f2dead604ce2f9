/** Custom properties of the page that the surrounding portal may set. */
const NAMES = ['ground', 'card', 'ink', 'soft', 'line', 'accent', 'on-accent'];

/** Applies the colours of the portal's brand; without them the page keeps its defaults. */
export function followTheme(): void {
  addEventListener('message', ({ data, source }) => {
    if (source !== parent || data?.type !== 'baize:theme') return;
    for (const name of NAMES) {
      const value = data.colors?.[name];
      if (typeof value === 'string' && CSS.supports('color', value)) {
        document.documentElement.style.setProperty(`--${name}`, value);
      }
    }
  });
  parent.postMessage({ type: 'baize:chat-ready' }, '*');
}
