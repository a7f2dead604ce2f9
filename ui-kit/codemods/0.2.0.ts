import type {
  API,
  ASTPath,
  FileInfo,
  JSXAttribute,
  JSXElement,
  JSXOpeningElement,
  Options,
} from 'jscodeshift';
import { attributeNamed, attributeOf, takeWordsOut, type Value, type Words } from './words.ts';

/** What one prop became: another name, or another name and value for each of its old values. */
type Change = string | Readonly<Record<string, Replacement>>;
/** `undefined` leaves the prop out: the value is the default now. */
type Replacement = { readonly name: string; readonly value: string | true } | undefined;

const BUTTON_TONE: Change = {
  primary: undefined,
  soft: { name: 'variant', value: 'soft' },
  quiet: { name: 'variant', value: 'ghost' },
  danger: { name: 'tone', value: 'danger' },
};
const BUTTON_SHAPE: Change = {
  text: undefined,
  icon: { name: 'iconOnly', value: true },
  block: { name: 'fullWidth', value: true },
};

/** Prop by prop, what 0.2.0 renamed. */
export const CHANGES: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  Badge: { tone: { new: { name: 'tone', value: 'brand' } } },
  Button: { tone: BUTTON_TONE, shape: BUTTON_SHAPE },
  Carousel: { onOpen: 'onSelect' },
  ConfirmDialog: { tone: { primary: undefined } },
  CountdownButton: {
    tone: BUTTON_TONE,
    shape: BUTTON_SHAPE,
    onPress: 'onClick',
    onDeadline: 'onDeadlineChange',
  },
  EmptyState: { reason: 'description' },
  ErrorState: { detail: 'description' },
  GameCard: { onFavourite: 'onFavouriteChange' },
  MenuItem: { tone: { plain: undefined } },
  ModalTabs: { tab: 'value', onTabChange: 'onValueChange', emphasis: 'variant' },
  NoticeBar: { onOpen: 'onSelect' },
  Paginator: { pages: 'pageCount', onPage: 'onPageChange' },
  SearchBox: { onChoose: 'onSelect' },
  Tabs: { emphasis: 'variant' },
  TabsList: { emphasis: 'variant' },
  TextLink: {
    tone: { accent: undefined, muted: { name: 'tone', value: 'neutral' } },
    place: { text: undefined, alone: { name: 'standalone', value: true } },
  },
};

/** Words that stood in `labels`, and the props that they are now. */
export const WORDS: Words = {
  Carousel: { carousel: 'label' },
  ModalTabs: { tabs: 'label' },
  NoticeBar: { notices: 'label' },
  Paginator: { paginator: 'label' },
  QrBlock: { code: 'label', download: 'downloadLabel' },
  SearchBox: { input: 'label' },
};

/** Props that are words in `labels` now. */
export const INTO_LABELS: Words = {
  ErrorState: { retryLabel: 'retry' },
  VendorDropdown: { maintenanceLabel: 'maintenance' },
};

/** Functions that drew a router's link, by component: the link is the one child of `asChild` now. */
export const RENDERS: Readonly<Record<string, string>> = { MenuLink: 'render' };

/** Looks that were classes and are components with `asChild` now. */
export const LOOKS: Readonly<Record<string, string>> = {
  buttonLook: 'Button',
  textLink: 'TextLink',
};

const KIT = /^@baize\/ui-kit\//;
const RELATIVE = /^\.{1,2}\//;

/**
 * Takes code that uses @baize/ui-kit 0.1 to the props of 0.2. What it cannot decide (a prop whose
 * value is computed) it leaves alone: the type checker names those.
 *
 * `npx jscodeshift -t node_modules/@baize/ui-kit/codemods/0.2.0.cjs --parser tsx --extensions ts,tsx src`
 * @param options `relative`: also follows imports by relative paths, for the kit's own stories
 */
export default function transform(file: FileInfo, { jscodeshift: j }: API, options: Options) {
  const root = j(file.source);
  const locals = new Map<string, string>();
  let changed = false;
  root.find(j.ImportDeclaration).forEach(({ node }) => {
    const source = String(node.source.value);
    if (!KIT.test(source) && !(options.relative && RELATIVE.test(source))) return;
    for (const part of node.specifiers ?? []) {
      if (part.type === 'ImportSpecifier') {
        locals.set(String(part.local?.name ?? part.imported.name), String(part.imported.name));
      }
    }
  });

  const attribute = ({ name, value }: NonNullable<Replacement>): JSXAttribute =>
    j.jsxAttribute(j.jsxIdentifier(name), value === true ? null : j.stringLiteral(value));

  /** `tone={busy ? 'soft' : 'primary'}` where both values go to one prop. */
  function byCondition(node: JSXAttribute, change: Readonly<Record<string, Replacement>>) {
    const { value } = node;
    if (value?.type !== 'JSXExpressionContainer') return undefined;
    const { expression } = value;
    if (expression.type !== 'ConditionalExpression') return undefined;
    const { consequent, alternate } = expression;
    if (consequent.type !== 'StringLiteral' || alternate.type !== 'StringLiteral') return undefined;
    const pair = [consequent.value, alternate.value].map((each) =>
      each in change ? change[each] : null,
    );
    const named = pair.find((each) => each)?.name;
    const restOf: Readonly<Record<string, string>> = { variant: 'solid', tone: 'brand' };
    if (!named || !(named in restOf)) return undefined;
    const values = pair.map((each) =>
      each === undefined ? restOf[named] : each?.name === named ? each.value : undefined,
    );
    const [first, second] = values;
    if (typeof first !== 'string' || typeof second !== 'string') return undefined;
    return j.jsxAttribute(
      j.jsxIdentifier(named),
      j.jsxExpressionContainer(
        j.conditionalExpression(expression.test, j.stringLiteral(first), j.stringLiteral(second)),
      ),
    );
  }

  function renamed(node: JSXAttribute, change: Change): JSXAttribute[] {
    if (typeof change === 'string') {
      changed = true;
      return [j.jsxAttribute(j.jsxIdentifier(change), node.value)];
    }
    if (node.value?.type === 'StringLiteral' && node.value.value in change) {
      changed = true;
      const replacement = change[node.value.value];
      return replacement ? [attribute(replacement)] : [];
    }
    const conditional = byCondition(node, change);
    if (!conditional) return [node];
    changed = true;
    return [conditional];
  }

  const nameOf = (opening: JSXOpeningElement) =>
    opening.name.type === 'JSXIdentifier' ? opening.name.name : '';

  /** Props become words of `labels`. */
  function putWordsIn(opening: JSXOpeningElement, words: Readonly<Record<string, string>>) {
    for (const [prop, word] of Object.entries(words)) {
      const given = attributeNamed(opening, prop);
      if (!given?.value) continue;
      const value =
        given.value.type === 'JSXExpressionContainer' ? given.value.expression : given.value;
      const labels = j.objectExpression([j.objectProperty(j.identifier(word), value as Value)]);
      const replacement = attributeOf(j, 'labels', labels);
      opening.attributes = opening.attributes?.map((each) => (each === given ? replacement : each));
      changed = true;
    }
  }

  /** `render={(parts) => <Link to="/" {...parts} />}` becomes `asChild` around `<Link to="/">`. */
  function intoChild({ node }: ASTPath<JSXElement>) {
    const { openingElement } = node;
    const prop = RENDERS[locals.get(nameOf(openingElement)) ?? ''];
    const render = prop === undefined ? undefined : attributeNamed(openingElement, prop);
    if (render?.value?.type !== 'JSXExpressionContainer') return;
    const { expression } = render.value;
    if (expression.type !== 'ArrowFunctionExpression' || expression.body.type !== 'JSXElement')
      return;
    const [parts] = expression.params;
    const link = expression.body;
    if (parts?.type !== 'Identifier' || link.children?.length) return;
    const attributes = link.openingElement.attributes?.filter(
      (each) =>
        each.type !== 'JSXSpreadAttribute' ||
        each.argument.type !== 'Identifier' ||
        each.argument.name !== parts.name,
    );
    const { name } = link.openingElement;
    // The link has an address of its own.
    openingElement.attributes = openingElement.attributes?.flatMap((each) => {
      if (each === render) return [j.jsxAttribute(j.jsxIdentifier('asChild'))];
      return each.type === 'JSXAttribute' && each.name.name === 'href' ? [] : [each];
    });
    node.children = [
      j.jsxElement(j.jsxOpeningElement(name, attributes), j.jsxClosingElement(name), node.children),
    ];
    changed = true;
  }
  root.find(j.JSXElement).forEach(intoChild);

  root.find(j.JSXOpeningElement).forEach(({ node }) => {
    const component = locals.get(nameOf(node)) ?? '';
    if (takeWordsOut(j, node, WORDS[component] ?? {})) changed = true;
    putWordsIn(node, INTO_LABELS[component] ?? {});
    const changes = CHANGES[component];
    if (!changes || !node.attributes) return;
    node.attributes = node.attributes.flatMap((each) => {
      if (each.type !== 'JSXAttribute' || each.name.type !== 'JSXIdentifier') return [each];
      const change = changes[each.name.name];
      return change === undefined ? [each] : renamed(each, change);
    });
  });

  /** The attributes that a call of a look stands for: `buttonLook({ tone: 'soft' })`. */
  function attributesOf(look: string, argument: unknown): JSXAttribute[] | undefined {
    const changes = CHANGES[LOOKS[look] ?? ''];
    if (!changes) return undefined;
    if (argument === undefined) return [];
    if (!argument || typeof argument !== 'object' || !('properties' in argument)) return undefined;
    const attributes: JSXAttribute[] = [];
    for (const property of argument.properties as { key?: { name?: string }; value?: unknown }[]) {
      const key = property.key?.name;
      const value = property.value as { type?: string } | undefined;
      if (!key || !value) return undefined;
      const plain = j.jsxAttribute(
        j.jsxIdentifier(key),
        value.type === 'StringLiteral'
          ? (value as JSXAttribute['value'])
          : j.jsxExpressionContainer(value as Parameters<typeof j.jsxExpressionContainer>[0]),
      );
      const change = changes[key];
      attributes.push(...(change === undefined ? [plain] : renamed(plain, change)));
    }
    return attributes;
  }

  /** How the file calls a component of the kit. */
  const localOf = (component: string): string =>
    [...locals].find(([, imported]) => imported === component)?.[0] ?? component;

  /** Looks that became components in this file. */
  const worn = new Set<string>();

  /** `<Link className={buttonLook(…)}>` becomes `<Button asChild …><Link>`. */
  function wrap(path: ASTPath<JSXElement>) {
    const { openingElement } = path.node;
    const at = openingElement.attributes?.findIndex(
      (each) => each.type === 'JSXAttribute' && each.name.name === 'className',
    );
    const held = openingElement.attributes?.[at ?? -1];
    if (held?.type !== 'JSXAttribute' || held.value?.type !== 'JSXExpressionContainer') return;
    const { expression } = held.value;
    const parts = expression.type === 'TemplateLiteral' ? expression.expressions : [expression];
    const call = parts.find(
      (each) =>
        each.type === 'CallExpression' &&
        each.callee.type === 'Identifier' &&
        (locals.get(each.callee.name) ?? '') in LOOKS,
    );
    if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return;
    const look = locals.get(call.callee.name) ?? '';
    const attributes = attributesOf(look, call.arguments[0]);
    if (!attributes) return;
    const others = parts.filter((each) => each !== call);
    if (others.length > 1) return;
    const [other] = others;
    openingElement.attributes = openingElement.attributes?.flatMap((each) => {
      if (each !== held) return [each];
      if (!other) return [];
      return [
        j.jsxAttribute(
          j.jsxIdentifier('className'),
          j.jsxExpressionContainer(other as Parameters<typeof j.jsxExpressionContainer>[0]),
        ),
      ];
    });
    const component = localOf(LOOKS[look] ?? '');
    changed = true;
    worn.add(look);
    path.replace(
      j.jsxElement(
        j.jsxOpeningElement(j.jsxIdentifier(component), [
          j.jsxAttribute(j.jsxIdentifier('asChild')),
          ...attributes,
        ]),
        j.jsxClosingElement(j.jsxIdentifier(component)),
        // Its parts, not itself: parentheses around it would be drawn as text.
        [j.jsxElement(openingElement, path.node.closingElement, path.node.children)],
      ),
    );
  }
  root.find(j.JSXElement).forEach(wrap);

  // The looks' imports become imports of their components.
  root.find(j.ImportSpecifier).forEach((path) => {
    const look = String(path.node.imported.name);
    const component = LOOKS[look];
    const local = String(path.node.local?.name ?? look);
    if (!component || locals.get(local) !== look || !worn.has(look)) return;
    const stays = root.find(j.CallExpression, { callee: { name: local } }).size() > 0;
    const there = [...locals.values()].includes(component);
    changed = true;
    if (!there) path.insertBefore(j.importSpecifier(j.identifier(component)));
    if (!stays) path.prune();
  });
  return changed ? root.toSource({ quote: 'single' }) : undefined;
}
