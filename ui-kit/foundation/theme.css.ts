import semantic from '@baize/tokens/semantic.tokens.json';
import { createGlobalThemeContract } from '@vanilla-extract/css';

type ThemeNames<Node> = Node extends { $value: unknown }
  ? string
  : { [Key in keyof Node as Key extends `$${string}` ? never : Key]: ThemeNames<Node[Key]> };

function namesOf(node: object): object {
  if ('$value' in node) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !key.startsWith('$'))
      .map(([key, child]) => [key, '$value' in child ? '' : namesOf(child)]),
  );
}

/**
 * The theme: one CSS custom property for each token of `semantic.tokens.json`, named after its
 * path (`color.action.bg.rest` is `--bz-color-action-bg-rest`). The names are the contract between
 * the kit and every brand; the values come from the brand's own CSS file at run time, so a brand
 * switch touches no component.
 */
export const vars = createGlobalThemeContract(
  namesOf(semantic) as ThemeNames<typeof semantic>,
  (_value, path) => `bz-${path.join('-')}`,
);
