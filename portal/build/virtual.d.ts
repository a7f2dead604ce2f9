declare module 'virtual:scripts-of-modules' {
  /** Of the browser's build, by module (build/page-scripts.ts). */
  const scriptsOfModules: import('./page-scripts.ts').ScriptsOfModules;
  export default scriptsOfModules;
}
