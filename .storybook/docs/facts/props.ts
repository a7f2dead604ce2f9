import { type SyntaxNode, walk } from '../../../scripts/check-imports/source.ts';
import { bare, docOf, lookUp, type Module, nameOf, nodeOf, nodesOf, textOf } from './modules.ts';
import type { ComponentFact, Inherited, PropFact } from './shapes.ts';

interface Members {
  readonly props: ReadonlyMap<string, PropFact>;
  readonly inherits: readonly Inherited[];
}

const NOTHING: Members = { props: new Map(), inherits: [] };
const together = (parts: readonly Members[]): Members => ({
  props: new Map(parts.flatMap(({ props }) => [...props])),
  inherits: parts.flatMap(({ inherits }) => inherits),
});

/** React's types that include every attribute of an element. */
const OF_ELEMENT = /^(React\.)?(ComponentProps(WithRef|WithoutRef)?|HTMLAttributes|SVGProps)$/;
const LONGEST_UNION = 160;

const argumentsOf = (node: SyntaxNode) => nodesOf(nodeOf(node.typeArguments)?.params);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/^\| /, '').trim();

/** The string literals of a union type, through aliases of the kit. */
function literalsOf(module: Module, node: SyntaxNode | undefined): string[] {
  if (!node) return [];
  if (node.type === 'TSLiteralType') return [nameOf(node.literal)];
  if (node.type === 'TSUnionType') {
    return nodesOf(node.types).flatMap((each) => literalsOf(module, each));
  }
  if (node.type === 'TSTypeReference') {
    const found = lookUp(module, nameOf(node.typeName));
    return literalsOf(found?.module ?? module, nodeOf(found?.node.typeAnnotation));
  }
  return [];
}

/** The keys of `keyof typeof NAME`, where NAME is an object of the kit. */
function keysOf(module: Module, node: SyntaxNode): string[] {
  const query = nodeOf(node.typeAnnotation);
  if (node.operator !== 'keyof' || query?.type !== 'TSTypeQuery') return [];
  const found = lookUp(module, nameOf(query.exprName));
  const object = bare(found?.node.init);
  return nodesOf(object?.properties).map(({ key }) => nameOf(key));
}

/** Formats a type for readers: short aliases of the kit and `keyof` are expanded. */
function typeText(module: Module, node: SyntaxNode): string {
  const written = oneLine(textOf(module, node));
  if (node.type === 'TSUnionType') {
    return nodesOf(node.types)
      .map((each) => typeText(module, each))
      .join(' | ');
  }
  const keys = node.type === 'TSTypeOperator' ? keysOf(module, node) : [];
  if (keys.length > 0) return keys.map((key) => `'${key}'`).join(' | ');
  if (node.type === 'TSTypeReference' && argumentsOf(node).length === 0) {
    const found = lookUp(module, nameOf(node.typeName));
    const alias =
      found?.node.type === 'TSTypeAliasDeclaration' && nodeOf(found.node.typeAnnotation);
    if (found && alias && /^TS(Union|Literal|TypeOperator|Function)/.test(alias.type)) {
      const text = typeText(found.module, alias);
      if (text.length <= LONGEST_UNION) return text;
    }
  }
  if (node.type === 'TSIndexedAccessType') return indexedText(module, node) ?? written;
  return written;
}

/** Resolves `ButtonProps['tone']` to the type of that prop. */
function indexedText(module: Module, node: SyntaxNode): string | undefined {
  const [key] = literalsOf(module, nodeOf(node.indexType));
  const object = nodeOf(node.objectType);
  return key && object ? membersOf(module, object).props.get(key)?.type : undefined;
}

function memberOf(module: Module, node: SyntaxNode): [string, PropFact] {
  const name = nameOf(node.key);
  const annotation = nodeOf(nodeOf(node.typeAnnotation)?.typeAnnotation);
  const method = () =>
    oneLine(
      textOf(module, node)
        .replace(/^\w+\??/, '')
        .replace(/;$/, ''),
    );
  const type = annotation ? typeText(module, annotation) : method();
  return [name, { name, type, required: !node.optional, description: docOf(module, node) }];
}

const signaturesOf = (module: Module, value: unknown): Members => ({
  props: new Map(
    nodesOf(value)
      .filter(({ type }) => /^TS(Property|Method)Signature$/.test(type))
      .map((node) => memberOf(module, node)),
  ),
  inherits: [],
});

/** All props of a type, and the types that it extends without listing their props. */
function membersOf(module: Module, node: SyntaxNode | undefined): Members {
  if (!node) return NOTHING;
  switch (node.type) {
    case 'TSTypeLiteral':
      return signaturesOf(module, node.members);
    case 'TSInterfaceDeclaration':
      return together([
        ...nodesOf(node.extends).map((each) =>
          namedMembers(module, textOf(module, nodeOf(each.expression) ?? each), each),
        ),
        signaturesOf(module, nodeOf(node.body)?.body),
      ]);
    case 'TSTypeAliasDeclaration':
      return membersOf(module, nodeOf(node.typeAnnotation));
    case 'TSIntersectionType':
      return together(nodesOf(node.types).map((each) => membersOf(module, each)));
    case 'TSUnionType':
      return unionMembers(nodesOf(node.types).map((each) => membersOf(module, each)));
    case 'TSParenthesizedType':
      return membersOf(module, nodeOf(node.typeAnnotation));
    case 'TSTypeReference':
      return namedMembers(module, textOf(module, nodeOf(node.typeName) ?? node), node);
    default:
      return NOTHING;
  }
}

/** Props that only one form of a union requires are optional in the table; both types are shown. */
function unionMembers(forms: readonly Members[]): Members {
  const { inherits } = together(forms);
  const names = new Set(forms.flatMap(({ props }) => [...props.keys()]));
  const props = [...names].flatMap((name) => {
    const found = forms.flatMap((form) => form.props.get(name) ?? []);
    const [first] = found;
    if (!first) return [];
    const types = [...new Set(found.map(({ type }) => type))].filter((type) => type !== 'never');
    const required = found.length === forms.length && found.every((each) => each.required);
    const described = found.find(({ description }) => description) ?? first;
    return [[name, { ...described, type: types.join(' | '), required }] as const];
  });
  return {
    props: new Map(props),
    inherits: inherits.filter(
      (each, at) => inherits.findIndex(({ from }) => from === each.from) === at,
    ),
  };
}

function namedMembers(module: Module, name: string, node: SyntaxNode): Members {
  const [first, second] = argumentsOf(node);
  if (name === 'Omit') {
    const without = literalsOf(module, second);
    const { props, inherits } = membersOf(module, first);
    return {
      props: new Map([...props].filter(([key]) => !without.includes(key))),
      inherits: inherits.map((each) => ({ ...each, without: [...each.without, ...without] })),
    };
  }
  if (name === 'Pick') {
    const kept = literalsOf(module, second);
    const { props } = membersOf(module, first);
    return { props: new Map([...props].filter(([key]) => kept.includes(key))), inherits: [] };
  }
  if (/^(Partial|Required|Readonly)$/.test(name)) {
    const { props, inherits } = membersOf(module, first);
    const required = (fact: PropFact) =>
      name === 'Readonly' ? fact.required : name === 'Required';
    return {
      props: new Map([...props].map(([key, fact]) => [key, { ...fact, required: required(fact) }])),
      inherits,
    };
  }
  if (OF_ELEMENT.test(name)) {
    const [tag] = literalsOf(module, first);
    return { props: new Map(), inherits: [{ from: `<${tag ?? 'element'}>`, without: [] }] };
  }
  const found = lookUp(module, name);
  if (found) return membersOf(found.module, found.node);
  return { props: new Map(), inherits: [{ from: name, without: [] }] };
}

/** The function of a component, also inside `memo(…)`. */
function functionOf(node: SyntaxNode): SyntaxNode | undefined {
  if (/Function/.test(node.type)) return node;
  const value = bare(node.init) ?? node;
  if (/Function/.test(value.type)) return value;
  return value.type === 'CallExpression'
    ? nodesOf(value.arguments).find(({ type }) => /Function/.test(type))
    : undefined;
}

const typeOfParameter = (parameter: SyntaxNode | undefined) =>
  nodeOf(nodeOf(parameter?.typeAnnotation)?.typeAnnotation);

/**
 * Returns the defaults by prop, from every place in the module that destructures these props, because a component may
 * pass them to an inner one.
 */
function defaultsOf(module: Module, type: SyntaxNode): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  const name = textOf(module, type).replace(/[^\w].*/s, '');
  walk(module.body, (node) => {
    if (node.type !== 'ObjectPattern') return;
    const own = typeOfParameter(node);
    if (!own || !new RegExp(`\\b${name}\\b`).test(textOf(module, own))) return;
    for (const { key, value } of nodesOf(node.properties)) {
      const pattern = nodeOf(value);
      const right = nodeOf(pattern?.right);
      if (pattern?.type !== 'AssignmentPattern' || !right || defaults.has(nameOf(key))) continue;
      defaults.set(nameOf(key), oneLine(textOf(module, right)));
    }
  });
  return defaults;
}

/** The facts from a component's types and comment; undefined for a function that renders nothing. */
export function componentFact(module: Module, name: string): ComponentFact | undefined {
  const found = lookUp(module, name);
  const component = found && functionOf(found.node);
  if (!found || !component) return undefined;
  const type = typeOfParameter(nodesOf(component.params)[0]);
  const { props, inherits } = membersOf(found.module, type);
  const defaults = type ? defaultsOf(found.module, type) : new Map<string, string>();
  const facts = [...props.values()].map((fact) => {
    const fallback = defaults.get(fact.name);
    return fallback === undefined ? fact : { ...fact, fallback };
  });
  return {
    name,
    description: docOf(found.module, found.node) || docOf(found.module, component),
    props: facts.toSorted((one, other) => Number(other.required) - Number(one.required)),
    inherits,
  };
}
