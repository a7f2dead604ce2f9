import { globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The style sources of the portal, relative to the repository's root. */
const SOURCES = ['ui-kit/**/*.css.ts', 'portal/**/*.css.ts'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = 10;

interface Name {
  /** The hash of the file followed by the index in the file, base 36. */
  readonly hash: string;
  /** Relative to the portal's folder. */
  readonly filePath: string;
}

/**
 * A letter and a digit. vanilla-extract replaces a class's name anywhere in a selector, also inside
 * other words: `dat`, of two letters and an index, would be found in `[data-state]`.
 */
function shortPlace(place: number): string {
  const letter = LETTERS[Math.floor(place / DIGITS)];
  if (!letter) throw new Error('There are more files of styles than short names.');
  return `${letter}${place % DIGITS}`;
}

/**
 * Class names of two characters for the file and one or two for the index in it. Hashes of files do
 * not compress: they were a fortieth of the stylesheet that every first paint waits for.
 * @param root the repository
 * @returns the `identifiers` option of vanilla-extract
 */
export function shortClassNames(root: string): (name: Name) => string {
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
  const places = new Map(
    files
      .map((file) => relative(join(root, 'portal'), join(root, file)).split(sep).join('/'))
      .sort()
      .map((file, place) => [file, shortPlace(place)]),
  );
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const place = places.get(filePath);
    if (!place) throw new Error(`Styles of ${filePath} have no short name.`);
    // The index of the first class of a file is 0.
    const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, ofFile);
    return `${place}${hash.slice(ofFile.length)}`;
  };
}
