import sharp from 'sharp';
import { createKeyedQueue, createLimiter } from '../concurrency.ts';
import { GatewayError } from '../gateway-error.ts';
import { type PictureType, pictureType } from './picture-type.ts';

/** Maximum number of pixels that are decoded: about as many as the largest phone cameras have. */
const MAX_PIXELS = 50_000_000;
/** Maximum width and height of a stored picture, in pixels: enough to read any receipt. */
const MAX_EDGE = 2560;
/** Seconds after which decoding is aborted. */
const DECODE_TIMEOUT_SECONDS = 20;
/** A larger PNG is stored as JPEG. */
const MAX_PNG_BYTES = 4 * 1024 * 1024;
const JPEG = { quality: 85 };
const PNG_AND_JPG: readonly PictureType[] = ['image/png', 'image/jpeg'];

/** Pictures of one account that may be in memory at a time: as many as a form has. */
const MAX_OF_ACCOUNT = 6;
/** Seconds after which a refused caller may retry. */
const RETRY_AFTER_SECONDS = 10;

const tooManyPictures = () =>
  new GatewayError('TOO_MANY_REQUEST', 'Too many pictures at once.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });
/** One picture is decoded at a time, because a large one takes much memory and a whole processor. */
const limited = createLimiter({ atOnce: 1, waiting: 20 }, tooManyPictures);
const ofAccount = createKeyedQueue(MAX_OF_ACCOUNT, tooManyPictures);

/**
 * Runs the decoding of pictures one at a time. The pictures of one account first wait for each other, so that one
 * account cannot fill the queue. Call it when the file has been received: a slow upload must not hold a place.
 * @throws {GatewayError} TOO_MANY_REQUEST with `retryAfter` when the queue is full, or the account's part of it
 */
export const queueDecoding = <Value>(
  accountId: number,
  decode: () => Promise<Value>,
): Promise<Value> => ofAccount(String(accountId), () => limited(decode));

export interface SanitizedPicture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly content: Uint8Array;
}

/**
 * Decodes and re-encodes a picture, upright and scaled down to MAX_EDGE. Only pixels are kept: metadata
 * (place, camera, comments) and data behind the end of the picture are removed.
 * @param types accepted types; PNG and JPEG by default
 * @throws {GatewayError} image_invalid for other types and for more than MAX_PIXELS
 */
export async function sanitizePicture(
  file: Uint8Array,
  types: readonly PictureType[] = PNG_AND_JPG,
): Promise<SanitizedPicture> {
  const type = pictureType(file);
  if (!type || !types.includes(type)) {
    throw new GatewayError('image_invalid', 'Pictures of this type are not accepted.');
  }
  // sharp writes no metadata unless it is told to.
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true });
  try {
    if (type === 'image/png') {
      const content = await picture.clone().png().toBuffer();
      if (content.byteLength <= MAX_PNG_BYTES) return { type, content };
    }
    const content = await picture.flatten({ background: '#fff' }).jpeg(JPEG).toBuffer();
    return { type: 'image/jpeg', content };
  } catch {
    throw new GatewayError('image_invalid', 'The picture cannot be read or is too large.');
  }
}
