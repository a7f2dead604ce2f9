import { expect, test } from 'vitest';
import { kitFolders, readKitFacts } from './kit-facts.ts';

/** Components that only take over an element's attributes, with few props of their own. */
const NO_PROPS = ['BreadcrumbPage', 'GameCardSkeleton', 'MenuSeparator', 'TextArea'];
/** Hooks have no props and no styles. */
const folders = kitFolders().filter((name) => name !== 'motion');

test.each(folders)('%s: every component has its props, and says what it is for', (folder) => {
  const { components } = readKitFacts(folder);
  expect(components.length).toBeGreaterThan(0);
  for (const { name, props, inherits, description } of components) {
    expect(description, name).not.toBe('');
    expect(props.length > 0, name).toBe(!NO_PROPS.includes(name));
    if (props.length === 0) expect(inherits, name).not.toEqual([]);
    for (const { name: prop, type } of props) expect(type, `${name} ${prop}`).not.toBe('');
  }
});

test.each(folders)('%s reads tokens, or is made of components that do', (folder) => {
  const { tokens, uses } = readKitFacts(folder);
  expect(tokens.length + uses.length).toBeGreaterThan(0);
});

const propsOf = (folder: string, name: string) =>
  readKitFacts(folder).components.find((each) => each.name === name)?.props ?? [];

test('types are resolved through imports, aliases, Omit and keyof', () => {
  expect(propsOf('alert', 'Alert')).toContainEqual({
    name: 'tone',
    type: "'neutral' | 'success' | 'warning' | 'danger'",
    required: false,
    fallback: "'neutral'",
    description: '',
  });
  const drawer = propsOf('drawer', 'Drawer').map(({ name }) => name);
  expect(drawer).toContain('onOpenChange');
  expect(drawer).not.toContain('role');
  const gap = propsOf('stack', 'Stack').find(({ name }) => name === 'gap');
  expect(gap?.type).toMatch(/^'none' \| 'hair' \| .*'xxl'$/);
  const confirm = propsOf('confirm-dialog', 'ConfirmDialog').map(({ name }) => name);
  expect(confirm).not.toContain('footer');
});

test('tokens are found through destructured parts of the theme', () => {
  const { tokens } = readKitFacts('alert');
  expect(tokens).toContain('color.status.warning.ink');
  expect(tokens).not.toContain('color.action.bg.rest');
});
