import type { JSCodeshift, JSXAttribute, JSXOpeningElement } from 'jscodeshift';

/** What stands between the braces of an attribute. */
export type Value = Parameters<JSCodeshift['conditionalExpression']>[1];

/** Words of `labels` by component, and the props that they are now. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const attributeNamed = (
  { attributes }: JSXOpeningElement,
  name: string,
): JSXAttribute | undefined =>
  attributes?.find(
    (each): each is JSXAttribute => each.type === 'JSXAttribute' && each.name.name === name,
  );

/** A value as an attribute has it: text in quotes, everything else in braces. */
export const attributeOf = (j: JSCodeshift, name: string, value: Value): JSXAttribute =>
  j.jsxAttribute(
    j.jsxIdentifier(name),
    value.type === 'StringLiteral' || value.type === 'Literal'
      ? value
      : j.jsxExpressionContainer(value),
  );

/**
 * Makes words of `labels` props of their own; where `labels` is an object from elsewhere, they are
 * read from it.
 * @returns whether anything was changed
 */
export function takeWordsOut(
  j: JSCodeshift,
  opening: JSXOpeningElement,
  words: Readonly<Record<string, string>>,
): boolean {
  const labels = attributeNamed(opening, 'labels');
  if (labels?.value?.type !== 'JSXExpressionContainer') return false;
  const { expression } = labels.value;
  const taken: JSXAttribute[] = [];
  const take = (prop: string, value: Value) => taken.push(attributeOf(j, prop, value));
  if (expression.type === 'Identifier' || expression.type === 'MemberExpression') {
    for (const [word, prop] of Object.entries(words)) {
      take(prop, j.memberExpression(expression, j.identifier(word)));
    }
  } else if (expression.type === 'ObjectExpression') {
    expression.properties = expression.properties.filter((each) => {
      if (each.type !== 'ObjectProperty' || each.key.type !== 'Identifier') return true;
      const prop = Object.hasOwn(words, each.key.name) ? words[each.key.name] : undefined;
      if (prop === undefined) return true;
      take(prop, each.value as Value);
      return false;
    });
    if (taken.length > 0 && expression.properties.length === 0) {
      opening.attributes = opening.attributes?.filter((each) => each !== labels);
    }
  }
  opening.attributes?.push(...taken);
  return taken.length > 0;
}
