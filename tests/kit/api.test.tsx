// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exportedNames, importFolder, kitFolders } from './components.ts';
import { isComponent, type Probe, sampleOf, WITHOUT_ELEMENT } from './samples.ts';

const folders = await kitFolders();
const kit = new Map(
  await Promise.all(folders.map(async (name) => [name, await importFolder(name)] as const)),
);
/** Unstyled by default: they render no class of their own until the caller sets a look. */
const UNSTYLED = new Set(['Menu', 'MenuGroup']);
/** Lucide's icons are not checked; our own icons and all other components are. */
const isOurs = (folder: string, name: string) => folder !== 'icon' || name.endsWith('Icon');

test('the kit exports exactly what tests/kit/exports.txt lists (`-u` for an intended change)', async () => {
  const lists = await Promise.all(
    folders.map(
      async (folder) =>
        `${folder}\n${(await exportedNames(folder)).map((name) => `  ${name}\n`).join('')}`,
    ),
  );
  await expect(lists.join('')).toMatchFileSnapshot('./exports.txt');
});

test('every name in an index is exported at run time', async () => {
  for (const [folder, exports] of kit) {
    const values = (await exportedNames(folder)).filter((name) => !name.startsWith('type '));
    expect(Object.keys(exports).sort(), folder).toEqual(values);
  }
});

for (const [folder, exports] of kit) {
  const components = Object.keys(exports).filter(
    (name) =>
      isComponent(name, exports[name]) &&
      !name.endsWith('Context') &&
      isOurs(folder, name) &&
      !(name in WITHOUT_ELEMENT),
  );
  if (components.length === 0) continue;
  describe(folder, () => {
    test.each(components)('%s hands on className, id, data attributes and ref', (name) => {
      let held: Element | null = null;
      const probe: Probe = {
        className: 'probe-class',
        id: 'probe-id',
        'data-probe': 'yes',
        ref: (element) => {
          held = element ?? held;
        },
      };
      render(sampleOf(exports, name, probe));
      const marked = document.querySelectorAll('[data-probe="yes"]');
      expect(marked).toHaveLength(1);
      const [element] = marked;
      expect(element?.id).toBe('probe-id');
      expect(held).toBe(element);
      // Fields put class and style on the box around the control.
      const classed = document.querySelectorAll('.probe-class');
      expect(classed).toHaveLength(1);
      expect(classed[0]?.contains(element ?? null)).toBe(true);
      // The caller's class is added to the component's own and does not replace it.
      if (folder !== 'icon' && !UNSTYLED.has(name)) {
        expect(classed[0]?.classList.length).toBeGreaterThan(1);
      }
    });
  });
}
