/** Names of the page's own colours that the portal around it may set. */
const NAMES = ['ground', 'card', 'ink', 'soft', 'line', 'accent', 'on-accent'];

/** Takes the colours of the portal's brand; without them the page keeps its own. */
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
