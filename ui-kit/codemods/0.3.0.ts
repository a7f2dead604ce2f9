import type { API, ASTNode, Collection, FileInfo, JSCodeshift, JSXAttribute } from 'jscodeshift';
import { dialogsToDrawers } from './drawers.ts';
import { takeWordsOut, type Words } from './words.ts';

/** What one prop became: another name, or another name and value for some of its old values. */
type Change = string | Readonly<Record<string, Replacement | readonly Replacement[]>>;
interface Replacement {
  readonly name: string;
  readonly value: string | true;
}

const ACTIVATION: Change = {
  auto: { name: 'activationMode', value: 'automatic' },
  manual: { name: 'activationMode', value: 'manual' },
};

const TABS_LOOK: Change = {
  underline: { name: 'variant', value: 'ghost' },
  pill: { name: 'variant', value: 'solid' },
};

/** Prop by prop, what 0.3.0 renamed. */
export const CHANGES: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  Alert: { tone: { info: { name: 'tone', value: 'neutral' } } },
  Badge: {
    tone: {
      hot: { name: 'hot', value: true },
      info: [
        { name: 'tone', value: 'brand' },
        { name: 'variant', value: 'soft' },
      ],
    },
  },
  Card: {
    variant: {
      raised: { name: 'raised', value: true },
      sunken: { name: 'variant', value: 'soft' },
    },
  },
  Chart: { labels: 'categories', labelHeader: 'categoryHeader' },
  Heading: {
    size: {
      small: { name: 'size', value: 'sm' },
      section: { name: 'size', value: 'md' },
      title: { name: 'size', value: 'lg' },
      headline: { name: 'size', value: 'xl' },
      hero: { name: 'size', value: '2xl' },
    },
  },
  MenuGroup: { heading: 'label' },
  ModalTabs: { activation: ACTIVATION, keepMounted: 'forceMount', variant: TABS_LOOK },
  Rail: { heading: 'title' },
  Tabs: { activation: ACTIVATION, keepMounted: 'forceMount', variant: TABS_LOOK },
  TabsList: { variant: TABS_LOOK },
  Text: { tone: { muted: { name: 'muted', value: true } } },
  Tooltip: { delay: 'delayDuration' },
  WinnerTicker: { heading: 'title' },
};

/** Words that stood in `labels`, and the props that they are now. */
export const WORDS: Words = {
  BalanceChip: { balance: 'label' },
  ToastProvider: { region: 'label' },
};

/** What one field of an object became: another name, or other values. */
type FieldChange = string | Readonly<Record<string, string>>;

/** Fields of the objects that components take, by the type of the object. */
export const FIELDS: Readonly<Record<string, Readonly<Record<string, FieldChange>>>> = {
  SearchGroup: { heading: 'label', title: 'label', note: 'description' },
  SearchOption: { title: 'label', note: 'description' },
  Slide: { text: 'description' },
  StatChange: {
    text: 'value',
    period: 'description',
    tone: { good: 'success', bad: 'danger' },
  },
  ToastLabels: { dismiss: 'close', info: 'neutral' },
  ToastMessage: { text: 'description', durationMs: 'duration', tone: { info: 'neutral' } },
};

/** The props that take these objects, where they are written out. */
export const OBJECTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Carousel: { slides: 'Slide' },
  SearchBox: { groups: 'SearchGroup' },
  Stat: { change: 'StatChange' },
  ToastProvider: { labels: 'ToastLabels' },
};

const KIT = /^@baize\/ui-kit\//;

/** Whether a type names another: `Slide`, `readonly Slide[]`, `Slide | undefined`. */
function typeNamed(j: JSCodeshift, type: ASTNode, locals: ReadonlyMap<string, string>) {
  return j(type)
    .find(j.TSTypeReference)
    .nodes()
    .map(({ typeName }) => (typeName.type === 'Identifier' ? locals.get(typeName.name) : undefined))
    .find((name) => name !== undefined && name in FIELDS);
}

/**
 * Takes code that uses @baize/ui-kit 0.2 to the props of 0.3. What it cannot decide (a value that is
 * computed, an object without a type) it leaves alone: the type checker names those.
 *
 * `npx jscodeshift -t node_modules/@baize/ui-kit/codemods/0.3.0.cjs --parser tsx --extensions ts,tsx src`
 */
export default function transform(file: FileInfo, { jscodeshift: j }: API) {
  const root: Collection = j(file.source);
  const locals = new Map<string, string>();
  let changed = false;
  for (const { source, specifiers } of root.find(j.ImportDeclaration).nodes()) {
    if (!KIT.test(String(source.value))) continue;
    for (const part of specifiers ?? []) {
      if (part.type !== 'ImportSpecifier') continue;
      const imported = String(part.imported.name);
      locals.set(String(part.local?.name ?? imported), imported);
    }
  }

  function renamed(node: JSXAttribute, change: Change): JSXAttribute[] {
    if (typeof change === 'string') {
      changed = true;
      return [j.jsxAttribute(j.jsxIdentifier(change), node.value)];
    }
    const replacement = node.value?.type === 'StringLiteral' && change[node.value.value];
    if (!replacement) return [node];
    changed = true;
    return [replacement]
      .flat()
      .map(({ name, value }) =>
        j.jsxAttribute(j.jsxIdentifier(name), value === true ? null : j.stringLiteral(value)),
      );
  }

  /** The fields of every object that is written out in `node`. */
  function renameFields(node: ASTNode, type: string) {
    const fields = FIELDS[type] ?? {};
    j(node)
      .find(j.ObjectProperty)
      .forEach(({ node: property }) => {
        const { key, value } = property;
        if (key.type !== 'Identifier' || property.computed) return;
        const change = Object.hasOwn(fields, key.name) ? fields[key.name] : undefined;
        if (typeof change === 'string') {
          property.key = j.identifier(change);
          property.shorthand = false;
          changed = true;
        } else if (change) {
          // A choice of two has both of them.
          const texts =
            value.type === 'StringLiteral' ? [value] : j(value).find(j.StringLiteral).nodes();
          for (const text of texts) {
            const next = Object.hasOwn(change, text.value) ? change[text.value] : undefined;
            if (next === undefined) continue;
            text.value = next;
            changed = true;
          }
        }
      });
  }

  if (dialogsToDrawers(j, root, locals)) changed = true;

  root.find(j.JSXOpeningElement).forEach(({ node }) => {
    const component = node.name.type === 'JSXIdentifier' ? locals.get(node.name.name) : undefined;
    if (component === undefined) return;
    const changes = CHANGES[component] ?? {};
    const objects = OBJECTS[component] ?? {};
    if (takeWordsOut(j, node, WORDS[component] ?? {})) changed = true;
    node.attributes = node.attributes?.flatMap((each) => {
      if (each.type !== 'JSXAttribute' || each.name.type !== 'JSXIdentifier') return [each];
      const { name } = each.name;
      if (each.value?.type === 'JSXExpressionContainer' && objects[name]) {
        renameFields(each.value, objects[name]);
      }
      const change = changes[name];
      return change === undefined ? [each] : renamed(each, change);
    });
  });

  // `const slides: readonly Slide[] = […]`
  root.find(j.VariableDeclarator).forEach(({ node: { id, init } }) => {
    if (id.type !== 'Identifier' || !id.typeAnnotation || !init) return;
    const type = typeNamed(j, id.typeAnnotation, locals);
    if (type) renameFields(init, type);
  });
  // `(text: string): SearchOption => ({ … })`, and what other functions of such a type return.
  const functions = [
    ...root.find(j.ArrowFunctionExpression).paths(),
    ...root.find(j.FunctionDeclaration).paths(),
  ];
  for (const path of functions) {
    const { returnType, body } = path.node;
    const type = returnType && typeNamed(j, returnType, locals);
    if (!type) continue;
    if (body.type !== 'BlockStatement') renameFields(body, type);
    else {
      j(path)
        .find(j.ReturnStatement)
        .forEach(({ node }) => {
          if (node.argument) renameFields(node.argument, type);
        });
    }
  }

  // `const toast = useToast(); toast.show({ … })`, `const { show } = useToast(); show({ … })`
  const toasts = new Set<string>();
  const shows = new Set<string>();
  root.find(j.VariableDeclarator).forEach(({ node: { id, init } }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return;
    if (locals.get(init.callee.name) !== 'useToast') return;
    if (id.type === 'Identifier') toasts.add(id.name);
    if (id.type !== 'ObjectPattern') return;
    for (const property of id.properties) {
      if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
      if (property.key.name === 'show' && property.value.type === 'Identifier') {
        shows.add(property.value.name);
      }
    }
  });
  root.find(j.CallExpression).forEach(({ node: { callee, arguments: given } }) => {
    const isShow =
      (callee.type === 'Identifier' && shows.has(callee.name)) ||
      (callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        toasts.has(callee.object.name));
    const [message] = given;
    if (isShow && message?.type === 'ObjectExpression') renameFields(message, 'ToastMessage');
  });
  return changed ? root.toSource({ quote: 'single' }) : undefined;
}
