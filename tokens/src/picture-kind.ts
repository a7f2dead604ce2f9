const starts = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** By file extension, whether the first bytes are those of such a picture. */
const SIGNATURES: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => starts(bytes, 0, '\x89PNG\r\n\x1a\n'),
  jpg: (bytes) => starts(bytes, 0, '\xff\xd8\xff'),
  webp: (bytes) => starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP'),
  // The brand of the file is the major one or one of the compatible ones.
  avif: (bytes) => starts(bytes, 4, 'ftyp') && /avi[fs]/.test(bytes.toString('latin1', 8, 64)),
};

/** Whether a file's content matches its extension. SVG has a check of its own. */
export function isPicture(name: string, bytes: Buffer): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return SIGNATURES[ending]?.(bytes) ?? false;
}
