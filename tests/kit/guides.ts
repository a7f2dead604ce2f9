import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  bare,
  type Module,
  nameOf,
  nodeOf,
  nodesOf,
  parseModule,
} from '../../.storybook/docs/facts/modules.ts';
import type { SyntaxNode } from '../../scripts/check-imports/source.ts';
import { root } from '../../scripts/terminal.ts';
import { kitFolders } from './components.ts';

/** Folders without components: types and styles, and hooks. */
const WITHOUT_PAGE = ['foundation', 'motion'];

/** The folders of the kit that have stories and a guide. */
export const guidedFolders = async (): Promise<string[]> =>
  (await kitFolders()).filter((name) => !WITHOUT_PAGE.includes(name));

const words = z.array(z.string().min(3)).min(1);
export const guideSchema = z.strictObject({
  use: words,
  avoid: words,
  anatomy: words,
  accessibility: z.strictObject({
    pattern: z.string().min(3),
    keys: z.record(z.string(), z.string().min(3)).optional(),
    announced: words.optional(),
  }),
});

/** The stories of a component, parsed. */
export function readStories(folder: string): Module {
  const path = join(root, 'ui-kit', folder, `${folder}.stories.tsx`);
  if (!existsSync(path)) throw new Error(`ui-kit/${folder} has no stories.`);
  return parseModule(path, readFileSync(path, 'utf8'));
}

/** Evaluates a literal; guides contain texts only. */
function literalOf(value: unknown): unknown {
  const node = bare(value);
  if (node?.type === 'ArrayExpression') return nodesOf(node.elements).map(literalOf);
  if (node?.type === 'ObjectExpression') {
    return Object.fromEntries(
      nodesOf(node.properties).map((each) => [nameOf(each.key), literalOf(each.value)]),
    );
  }
  return node?.type === 'Literal' ? node.value : undefined;
}

const propertyOf = (object: SyntaxNode | undefined, name: string) =>
  nodesOf(object?.properties).find(({ key }) => nameOf(key) === name);

/** Returns the guide of a component from its stories. */
export const guideOf = ({ declared }: Module): unknown => literalOf(declared.get('guide')?.init);

/** Whether the stories have their guide as a parameter, so that the component's page shows it. */
export function carriesGuide({ declared }: Module): boolean {
  const parameters = propertyOf(bare(declared.get('meta')?.init), 'parameters');
  return propertyOf(nodeOf(parameters?.value), 'guide') !== undefined;
}
