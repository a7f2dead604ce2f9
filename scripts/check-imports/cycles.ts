import { type Finding, targetOf } from './directions.ts';
import { lineAt, type Source } from './source.ts';

/** Resolves an import to a checked file; undefined for others. */
function fileOf(target: string, known: ReadonlySet<string>): string | undefined {
  return [target, `${target}/index.ts`, `${target}/index.tsx`].find((path) => known.has(path));
}

/** Pairs of files that import each other, type imports included, so that neither can be understood alone. */
export function checkCycles(sources: readonly Source[]): Finding[] {
  const known = new Set(sources.map(({ path }) => path));
  const imports = new Map(
    sources.map(({ path, text, imports: sites }) => {
      const lines = new Map<string, number>();
      for (const { specifier, offset } of sites) {
        const file = fileOf(targetOf(path, specifier) ?? '', known);
        if (file) lines.set(file, lineAt(text, offset));
      }
      return [path, lines];
    }),
  );
  return [...imports].flatMap(([path, lines]) =>
    [...lines]
      .filter(([other]) => path < other && imports.get(other)?.has(path))
      .map(([other, line]) => ({ path, line, rule: `${path} and ${other} import each other` })),
  );
}
