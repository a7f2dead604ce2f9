const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_HEADER = [0x49, 0x48, 0x44, 0x52];
const JPEG = [0xff, 0xd8, 0xff];
const JPEG_END = [0xff, 0xd9];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
/** Where RIFF says what its content is. */
const RIFF_KIND_AT = 8;

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

const has = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

/** Some cameras write a few zeros behind the end of a JPEG. */
function endsAsJpeg(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return has(bytes, JPEG_END, end - JPEG_END.length);
}

/**
 * What a file is by its content, whatever its name says: a png with its header, a jpg from its
 * first to its last mark, a webp by its container, or undefined for anything else. Pure.
 */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (has(bytes, PNG) && has(bytes, PNG_HEADER, PNG.length + 4)) return 'image/png';
  if (has(bytes, JPEG) && endsAsJpeg(bytes)) return 'image/jpeg';
  if (has(bytes, RIFF) && has(bytes, WEBP, RIFF_KIND_AT)) return 'image/webp';
  return undefined;
}
