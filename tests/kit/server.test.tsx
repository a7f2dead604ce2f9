import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { importFolder, kitFolders } from './components.ts';
import { isComponent, sampleOf } from './samples.ts';

test('this test runs without a browser', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

test.each(await kitFolders())(
  '%s can be imported alone and rendered on a server',
  async (folder) => {
    vi.resetModules();
    const exports = await importFolder(folder);
    for (const name of Object.keys(exports)) {
      if (!isComponent(name, exports[name]) || name.endsWith('Context')) continue;
      if (folder === 'icon' && !name.endsWith('Icon')) continue;
      const html = renderToString(sampleOf(exports, name));
      // Dialogs are rendered in the browser only; everything else is rendered on the server.
      const appearsLater =
        /Dialog(Close)?$|^ModalTabs$|^Drawer$|^ActionSheet$|Provider$|^ImagesWhenNear$/.test(name);
      expect(html === '', `${name}: ${html.slice(0, 80)}`).toBe(appearsLater);
    }
  },
);
