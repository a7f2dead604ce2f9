import { registerHooks } from 'node:module';

/** Like bundlers for React Server Components: a client module is replaced by references on the server. */
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
