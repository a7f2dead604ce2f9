/** The part of `subset-font` that we use: the published types are from before `keepFeatures`. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** OpenType features to keep; without it all are kept. */
    readonly keepFeatures: readonly string[];
    /** Additional entries of the name table to keep. */
    readonly preserveNameIds: readonly number[];
  }
  /** Reduces a font to the glyphs of these characters, as WOFF2. Rejects for a file that is not a font. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
