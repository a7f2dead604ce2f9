/** What we use of `subset-font`: the types that others keep for it are of a release before `keepFeatures`. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** OpenType features that stay; without it all do. */
    readonly keepFeatures: readonly string[];
    /** Entries of the name table that stay beside the usual ones. */
    readonly preserveNameIds: readonly number[];
  }
  /** A font with the glyphs of these characters alone, as WOFF2. Rejects for what is no font. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
