import type { Plugin } from 'vite';

/** By script: those that it imports when it begins. */
export type Imports = Readonly<Record<string, readonly string[]>>;

/** Scripts each of which imports the next, and the last the first; undefined where there are none. Pure. */
export function cycleOf(imports: Imports): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (script: string, path: readonly string[]): readonly string[] | undefined => {
    const before = path.indexOf(script);
    if (before >= 0) return path.slice(before);
    if (done.has(script)) return undefined;
    for (const each of imports[script] ?? []) {
      const cycle = visit(each, [...path, script]);
      if (cycle) return cycle;
    }
    done.add(script);
    return undefined;
  };
  for (const script of Object.keys(imports)) {
    const cycle = visit(script, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * Refuses a browser's build whose scripts import each other: which of them runs first is then a matter of which
 * comes first, and what it needs of the other may not be there yet.
 */
export function refuseCycles(): Plugin {
  return {
    name: 'baize-refuse-cycles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const cycle = cycleOf(
        Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
      );
      if (!cycle) return;
      this.error(
        `These scripts import each other: ${cycle.join(', ')}. What they share belongs in one group ` +
          '(build/script-groups.ts).',
      );
    },
  };
}
