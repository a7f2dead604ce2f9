import type { Plugin } from 'vite';

/** The static imports of each script. */
export type Imports = Readonly<Record<string, readonly string[]>>;

/** A cycle of scripts that import each other; undefined where there is none. */
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
 * Rejects a build of the browser whose scripts import each other, because the order in which they
 * run would depend on which is requested first, and one could use exports of the other before they
 * exist.
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
