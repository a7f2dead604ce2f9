const noted = new Set<string>();

/** Called where the server's build imports a module on demand (build/page-scripts.ts). */
export function noteImport(module: string): void {
  noted.add(module);
}

/** The modules that `load` begins to import, by their paths from the portal's folder. */
export function importedBy(load: () => Promise<unknown>): readonly string[] {
  noted.clear();
  load().catch(() => undefined);
  // What is imported is noted before anything is waited for.
  return [...noted];
}
