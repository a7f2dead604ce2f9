const noted = new Set<string>();

/** Called where the server's build imports a module dynamically (build/page-scripts.ts). */
export function noteImport(module: string): void {
  noted.add(module);
}

/** The modules that `load` starts to import, by their paths from the portal's folder. */
export function importedBy(load: () => Promise<unknown>): readonly string[] {
  noted.clear();
  load().catch(() => undefined);
  // Imports are recorded synchronously, before the first await.
  return [...noted];
}
