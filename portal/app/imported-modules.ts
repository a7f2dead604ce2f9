const imported = new Set<string>();

/** Called where the server's build imports a module dynamically (build/page-scripts.ts). */
export function recordImport(module: string): void {
  imported.add(module);
}

/** The modules that `load` starts to import, by their paths from the portal's folder. */
export function modulesImportedBy(load: () => Promise<unknown>): readonly string[] {
  imported.clear();
  load().catch(() => undefined);
  // Imports are recorded synchronously, before the first await.
  return [...imported];
}
