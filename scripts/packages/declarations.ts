import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { run } from '../run.ts';
import { root, ScriptError } from '../terminal.ts';

const ENDING = /(from |import\()(['"])(\.[^'"]+)\.tsx?\2/g;
const SPECIFIER = /(?:from |import\()['"]([^'"]+)['"]/g;
const caches = join(root, '.cache');

interface Request {
  /** The workspace's folder, from the repository's root. */
  readonly from: string;
  /** The files of the package's entries. */
  readonly entries: readonly string[];
  /** Peer dependencies, which every application with our packages has. */
  readonly known: readonly string[];
  /** Declarations for packages that are bundled into ours: their file, by name. */
  readonly builtIn?: Readonly<Record<string, string>>;
}

/** Emits the declarations of the workspace with TypeScript, and reads them. */
async function emit<T>(
  { from, entries }: Request,
  use: (read: (path: string) => Promise<string>) => Promise<T>,
): Promise<T> {
  await mkdir(caches, { recursive: true });
  // Inside the repository, so that TypeScript finds the types of packages.
  const folder = await mkdtemp(join(caches, 'declarations-'));
  try {
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: join(root, from),
        outDir: join(folder, 'out'),
      },
      // Ambient declarations for packages without types.
      include: [join(root, from, 'src/*.d.ts')],
      exclude: [],
      files: [...entries.map((entry) => join(root, from, entry))],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { code, output } = await run(process.execPath, [compiler, '-p', folder]);
    if (code !== 0) throw new ScriptError(`${output.trim()}\nThe declarations were not written.`);
    return await use((path) => readFile(join(folder, 'out', path), 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The declarations of a package's entries and of all their imports, by path. Imports end in `.js`, which bundlers and Node
 * resolve alike.
 * @throws {ScriptError} where they import a package that an application would not have
 */
export const declarations = (request: Request): Promise<ReadonlyMap<string, string>> =>
  emit(request, async (read) => {
    const files = new Map<string, string>();
    const open = request.entries.map((entry) => entry.replace(/\.tsx?$/, '.d.ts'));
    for (let path = open.pop(); path; path = open.pop()) {
      if (files.has(path)) continue;
      const text = withEndings(await read(path), path, request.builtIn);
      files.set(path, text);
      for (const [, specifier = ''] of text.matchAll(SPECIFIER)) {
        if (specifier.startsWith('.')) {
          const next = posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.d.ts');
          if (!Object.values(request.builtIn ?? {}).includes(next)) open.push(next);
        } else if (!request.known.some((name) => `${specifier}/`.startsWith(`${name}/`))) {
          throw new ScriptError(
            `${path} imports ${specifier}, which an application does not have.`,
          );
        }
      }
    }
    return files;
  });

function withEndings(text: string, path: string, builtIn: Request['builtIn'] = {}): string {
  return text.replace(ENDING, '$1$2$3.js$2').replace(SPECIFIER, (found, specifier: string) => {
    const file = builtIn[specifier];
    if (!file) return found;
    const way = posix.relative(posix.dirname(path), file).replace(/\.d\.ts$/, '.js');
    return found.replace(specifier, way.startsWith('.') ? way : `./${way}`);
  });
}
