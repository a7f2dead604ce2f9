import sharp from 'sharp';
import { createLimiter, createTurns } from '../../core/concurrency.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { type PictureType, pictureType } from './picture-type.ts';

/** Pixels that are decoded at most: the largest cameras of phones have about as many. */
const MOST_PIXELS = 50_000_000;
/** Longest edge of a stored picture, in pixels: enough to read any receipt. */
const LONGEST_EDGE = 2560;
/** Seconds after which decoding is given up. */
const DECODE_WITHIN = 20;
/** Bytes above which a png is stored as jpg. */
const LARGE_PNG = 4 * 1024 * 1024;
const JPEG = { quality: 85 };
const PNG_AND_JPG: readonly PictureType[] = ['image/png', 'image/jpeg'];

/** Pictures of one account that are in memory at once: those of a form. */
const OF_ACCOUNT = 6;
/** Seconds until who was turned away may try again. */
const RETRY_AFTER = 10;

const tooManyPictures = () =>
  new GatewayError('TOO_MANY_REQUEST', 'Too many pictures at once.', { retryAfter: RETRY_AFTER });
/** One is decoded at a time: a large picture takes memory and a processor while it lasts. */
const limited = createLimiter({ atOnce: 1, waiting: 20 }, tooManyPictures);
const ofAccount = createTurns(OF_ACCOUNT, tooManyPictures);

/**
 * Decodes pictures of all accounts in turn. Those of one account wait for each other before they wait for others':
 * it cannot take the places of all.
 *
 * The place is taken when the file has arrived: who sends one slowly would hold it for as long.
 * @throws {GatewayError} TOO_MANY_REQUEST with `retryAfter` when too many wait, or too many of the account
 */
export const inTurn = <Value>(accountId: number, decode: () => Promise<Value>): Promise<Value> =>
  ofAccount(String(accountId), () => limited(decode));

export interface CleanPicture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly content: Uint8Array;
}

/**
 * Draws a picture anew, upright and not above LONGEST_EDGE: what was hidden in the file (place,
 * camera, comments, anything behind its end) is gone, and only pixels are kept.
 * @param types what is taken; png and jpg unless it is said
 * @throws {GatewayError} image_invalid for anything else, and for what is larger than MOST_PIXELS
 */
export async function cleanPicture(
  file: Uint8Array,
  types: readonly PictureType[] = PNG_AND_JPG,
): Promise<CleanPicture> {
  const type = pictureType(file);
  if (!type || !types.includes(type)) {
    throw new GatewayError('image_invalid', 'Pictures of this kind are not taken.');
  }
  // Nothing of the file's metadata is written unless it is asked for.
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: DECODE_WITHIN })
    .autoOrient()
    .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true });
  try {
    if (type === 'image/png') {
      const content = await picture.clone().png().toBuffer();
      if (content.byteLength <= LARGE_PNG) return { type, content };
    }
    const content = await picture.flatten({ background: '#fff' }).jpeg(JPEG).toBuffer();
    return { type: 'image/jpeg', content };
  } catch {
    throw new GatewayError('image_invalid', 'The picture cannot be read, or is too large.');
  }
}
