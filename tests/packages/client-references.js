import { registerHooks } from 'node:module';

/** As bundlers for React's server components do: a server has of a client's module what stands for it, no code. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const source = String(loaded.source ?? '');
    if (!/^\s*['"]use client['"]/.test(source)) return loaded;
    const names = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
      list.split(',').map((each) => each.trim().split(' as ').at(-1)),
    );
    const references = names.map(
      (name) =>
        `export const ${name} = () => { throw new Error('${name} is called on the server'); };`,
    );
    return { ...loaded, source: references.join('\n') };
  },
});
