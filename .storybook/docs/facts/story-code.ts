import { basename, dirname, relative, resolve } from 'node:path';
import { type SyntaxNode, walk } from '../../../scripts/check-imports/source.ts';
import { bare, type Module, nameOf, nodeOf, nodesOf, parseModule, textOf } from './modules.ts';

const KIT = resolve(import.meta.dirname, '../../../ui-kit');
const WIDTH = 84;
/** Stories generate their pictures; the code for applications has file names instead. */
const SAMPLE = /\bpicture\((?:[^()]|\([^()]*\))*\)/g;
const withFiles = (code: string) =>
  code
    .replace(new RegExp(`=\\{${SAMPLE.source}\\}`, 'g'), '="/cover.webp"')
    .replace(SAMPLE, "'/cover.webp'");

/** Returns the values of an object's properties by key; spread properties are omitted. */
const entriesOf = (object: SyntaxNode | undefined): Map<string, SyntaxNode> =>
  new Map(
    nodesOf(object?.properties).flatMap((property) => {
      const value = property.type === 'Property' ? bare(property.value) : undefined;
      return value ? [[nameOf(property.key), value] as const] : [];
    }),
  );

/** Removes the smallest indent of all lines but the first, which has none. */
function dedent(text: string): string {
  const indents = [...text.matchAll(/\n( *)\S/g)].map(([, spaces = '']) => spaces.length);
  const least = indents.length > 0 ? Math.min(...indents) : 0;
  return text.replaceAll(`\n${' '.repeat(least)}`, '\n');
}
const indent = (text: string, by = '  ') => text.replace(/^(?=.)/gm, by);

/** A spy of the tests, with its arguments. */
const SPY = /\bfn\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** Helpers of the tests that query and press elements. */
const OF_TESTS = /\b(userEvent|within|screen|expect|waitFor|fireEvent)\b/;

/** Returns the source of a value; a test's spy becomes an empty function. */
function valueText(module: Module, node: SyntaxNode): string {
  const text = dedent(textOf(module, node));
  if (/^fn\(/.test(text)) return '() => {}';
  return text.replace(SPY, '() => {}');
}

function declarationText(module: Module, name: string): string {
  const node = module.declared.get(name);
  return node ? textOf(module, node) : '';
}

function attribute(module: Module, name: string, node: SyntaxNode): string {
  if (node.type === 'Literal') {
    if (node.value === true) return name;
    if (typeof node.value === 'string' && !/["\n\\]/.test(node.value)) {
      return `${name}="${node.value}"`;
    }
  }
  const text = valueText(module, node);
  const isTall = /^JSX/.test(node.type) && text.includes('\n');
  return isTall ? `${name}={\n${indent(text)}\n}` : `${name}={${text}}`;
}

function childText(module: Module, node: SyntaxNode): string {
  if (/^JSX/.test(node.type)) return dedent(textOf(module, node));
  const plain = node.type === 'Literal' && typeof node.value === 'string';
  return plain && !/[{}<>]/.test(String(node.value))
    ? String(node.value)
    : `{${valueText(module, node)}}`;
}

type Args = ReadonlyMap<string, SyntaxNode>;

/** Returns `<Alert tone="warning">…</Alert>` with the args of a story, on one line if it fits. */
function element(module: Module, component: string, args: Args): string {
  const attributes: string[] = [];
  let children = '';
  for (const [name, node] of args) {
    if (node.type === 'Identifier' && node.name === 'undefined') continue;
    if (name === 'children') children = childText(module, node);
    else attributes.push(attribute(module, name, node));
  }
  const flat = [component, ...attributes].join(' ');
  const oneLine = children ? `<${flat}>${children}</${component}>` : `<${flat} />`;
  if (oneLine.length <= WIDTH && !oneLine.includes('\n')) return oneLine;
  const fits = flat.length + 2 <= WIDTH && !flat.includes('\n');
  const head = fits ? `<${flat}` : `<${component}\n${indent(attributes.join('\n'))}\n`;
  return children
    ? `${head}>\n${indent(children)}\n</${component}>`
    : `${head}${fits ? ' ' : ''}/>`;
}

/** Returns the source of a render function, with the story's args inserted for `args`. */
function rendered(module: Module, render: SyntaxNode, args: Args): string {
  const body = bare(render.body);
  if (!body) return '';
  const edits: { start: number; end: number; text: string }[] = [];
  const parameter = nameOf(nodesOf(render.params)[0]);
  const isArgs = (node: unknown) =>
    nodeOf(node)?.type === 'Identifier' && nameOf(node) === parameter;
  walk(body, (node, [parent]) => {
    if (!parameter) return;
    if (node.type === 'JSXSpreadAttribute' && isArgs(node.argument)) {
      const own = nodesOf(parent?.attributes).flatMap(({ name }) => nameOf(name) || []);
      const text = [...args]
        .filter(([name, value]) => !own.includes(name) && nameOf(value) !== 'undefined')
        .map(([name, value]) => attribute(module, name, value))
        .join('\n');
      edits.push({ start: node.start, end: Number(node.end), text });
    }
    if (node.type === 'MemberExpression' && isArgs(node.object)) {
      const value = args.get(nameOf(node.property));
      if (value)
        edits.push({ start: node.start, end: Number(node.end), text: valueText(module, value) });
    }
  });
  let text = textOf(module, body);
  for (const { start, end, text: into } of edits.toSorted(
    (one, other) => other.start - one.start,
  )) {
    text = text.slice(0, start - body.start) + into + text.slice(end - body.start);
  }
  const dedented = dedent(text);
  // A function with statements is shown as a component.
  return body.type === 'BlockStatement' ? `function Example() ${dedented}` : dedented;
}

/** Returns the declarations of the file that the code uses, directly or indirectly, in the file's order. */
function declarationsFor(module: Module, code: string): string[] {
  const wanted = new Set<string>();
  const visit = (text: string) => {
    for (const [name] of text.matchAll(/(?<![.\w'"-])[A-Za-z_]\w*/g)) {
      const declared = module.declared.get(name);
      if (!declared || wanted.has(name) || name === 'meta' || name === 'Story') continue;
      if (OF_TESTS.test(textOf(module, declared))) continue;
      wanted.add(name);
      visit(textOf(module, declared));
    }
  };
  visit(code);
  return module.body.flatMap((statement) => {
    const declares = nodesOf(statement.declarations).map(({ id }) => nameOf(id));
    const names = statement.id ? [nameOf(statement.id)] : declares;
    if (!names.some((name) => wanted.has(name))) return [];
    return textOf(module, statement).replace(SPY, '() => {}');
  });
}

/** Returns the package from which an application imports what the story's file imports from a relative path. */
function packageOf(from: string, importer: string): string | undefined {
  if (from.startsWith('storybook') || from.startsWith('@storybook')) return undefined;
  if (!from.startsWith('/')) return from;
  const [folder = '', ...rest] = relative(KIT, from).split('/');
  if (rest.length === 0) return undefined;
  const file = basename(from);
  const own = dirname(from) === dirname(importer);
  // Samples and helpers of the stories are not in the package.
  return /^index\.ts$|\.tsx$/.test(file) || own ? `@baize/ui-kit/${folder}` : undefined;
}

function importsFor(module: Module, code: string, component: string): string[] {
  const bySource = new Map<string, string[]>();
  for (const [local, { path, name }] of module.imports) {
    const used = new RegExp(`(?<![.\\w'"-])${local}\\b`).test(code);
    const source = packageOf(path, module.path);
    if (!source || !(used || local === component)) continue;
    const type = /^[A-Z]\w*(Props|Guide|Message)$/.test(local) ? 'type ' : '';
    const text = name === local ? `${type}${local}` : `${type}${name} as ${local}`;
    bySource.set(source, [...(bySource.get(source) ?? []), text]);
  }
  return [...bySource]
    .toSorted(
      ([one], [other]) =>
        Number(one.startsWith('@baize')) - Number(other.startsWith('@baize')) ||
        one.localeCompare(other),
    )
    .map(([source, names]) => `import { ${names.sort().join(', ')} } from '${source}';`);
}

/**
 * Returns the code of each story of a file as an application would write it: the element with the story's args, or the
 * result of its render function, with the declarations and imports that it needs. Story objects, tests and spies are
 * omitted.
 */
export function readStoryCode(path: string, text: string): Record<string, string> {
  const module = parseModule(path, text);
  const meta = entriesOf(bare(module.declared.get('meta')?.init));
  const component = nameOf(meta.get('component'));
  const metaArgs = entriesOf(meta.get('args'));
  const codes: Record<string, string> = {};
  for (const statement of module.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const declarator of nodesOf(nodeOf(statement.declaration)?.declarations)) {
      const story = entriesOf(bare(declarator.init));
      const args = new Map([...metaArgs, ...entriesOf(story.get('args'))]);
      const render = story.get('render');
      const drawn = render
        ? rendered(module, render, args)
        : element(module, publicName(module, component), args);
      const declared = declarationsFor(module, drawn);
      const all = [...declared, drawn].join('\n\n');
      const imports = importsFor(module, all, '');
      codes[nameOf(declarator.id)] = withFiles(
        [imports.join('\n'), ...declared, drawn]
          .filter(Boolean)
          .join('\n\n')
          .replace(/^ *\/\/ biome-ignore .*\n/gm, ''),
      );
    }
  }
  return codes;
}

/** Returns the component behind a wrapper of a story file that only passes its props on: `DataTable` for `Table`. */
function publicName(module: Module, component: string): string {
  const passed = /<(\w+)[^>]*\{\.\.\.props\} \/>/.exec(declarationText(module, component));
  return passed?.[1] ?? component;
}
