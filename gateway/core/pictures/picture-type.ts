const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_HEADER = [0x49, 0x48, 0x44, 0x52];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
/** Offset of the content type in a RIFF header. */
const RIFF_KIND_AT = 8;

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

const has = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

/**
 * Detects the type of a picture by its signature, whatever its file name says; undefined for other types.
 * The end of a JPEG is not checked, because phones append data; decoding fails for a truncated one.
 */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (has(bytes, PNG) && has(bytes, PNG_HEADER, PNG.length + 4)) return 'image/png';
  if (has(bytes, JPEG)) return 'image/jpeg';
  if (has(bytes, RIFF) && has(bytes, WEBP, RIFF_KIND_AT)) return 'image/webp';
  return undefined;
}
