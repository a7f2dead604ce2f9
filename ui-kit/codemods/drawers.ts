import type { Collection, JSCodeshift } from 'jscodeshift';

const EDGES = ['start', 'end', 'bottom'];

/**
 * A dialog at an edge of the window is a `Drawer`; what differs by default there is said. The import of
 * `Dialog` stays, for other dialogs.
 * @param locals - by the name in this file, the kit's own
 * @returns whether anything changed
 */
export function dialogsToDrawers(
  j: JSCodeshift,
  root: Collection,
  locals: ReadonlyMap<string, string>,
): boolean {
  const imported = [...locals].find(([, own]) => own === 'Drawer')?.[0];
  let drawers = 0;
  let changed = false;
  root.find(j.JSXElement).forEach(({ node: { openingElement, closingElement } }) => {
    const { name, attributes = [] } = openingElement;
    if (name.type !== 'JSXIdentifier' || locals.get(name.name) !== 'Dialog') return;
    const named = (wanted: string) =>
      attributes.find((each) => each.type === 'JSXAttribute' && each.name.name === wanted);
    const placement = named('placement');
    if (placement?.type !== 'JSXAttribute' || placement.value?.type !== 'StringLiteral') return;
    changed = true;
    if (!EDGES.includes(placement.value.value)) {
      openingElement.attributes = attributes.filter((each) => each !== placement);
      return;
    }
    drawers += 1;
    const drawer = j.jsxIdentifier(imported ?? 'Drawer');
    openingElement.name = drawer;
    if (closingElement) closingElement.name = drawer;
    if (!named('size')) {
      attributes.push(j.jsxAttribute(j.jsxIdentifier('size'), j.stringLiteral('md')));
    }
    if (!named('closeOnOverlay')) {
      const off = j.jsxExpressionContainer(j.booleanLiteral(false));
      attributes.push(j.jsxAttribute(j.jsxIdentifier('closeOnOverlay'), off));
    }
  });
  if (drawers > 0 && imported === undefined) {
    root
      .find(j.ImportDeclaration)
      .at(-1)
      .insertAfter(
        j.importDeclaration(
          [j.importSpecifier(j.identifier('Drawer'))],
          j.stringLiteral('@baize/ui-kit/drawer'),
        ),
      );
  }
  return changed;
}
