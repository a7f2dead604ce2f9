const starts = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** By the ending of a file's name, whether its first bytes are those of such a picture. */
const SIGNATURES: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => starts(bytes, 0, '\x89PNG\r\n\x1a\n'),
  jpg: (bytes) => starts(bytes, 0, '\xff\xd8\xff'),
  webp: (bytes) => starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP'),
  // The brand of the file stands first or among those that it is compatible with.
  avif: (bytes) => starts(bytes, 4, 'ftyp') && /avi[fs]/.test(bytes.toString('latin1', 8, 64)),
};

/** Whether a file is the picture that its name says. SVG has a check of its own. */
export function isPicture(name: string, bytes: Buffer): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return SIGNATURES[ending]?.(bytes) ?? false;
}
