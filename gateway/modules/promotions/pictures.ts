import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { DAY, MINUTE } from '../../contract/durations.ts';
import { ACTIVITY_PICTURE_PATH } from '../../contract/promotions.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { queueDecoding, sanitizePicture } from '../../core/pictures/sanitize-picture.ts';
import { countCall, secondsLeft, throttle } from '../../core/throttle.ts';
import { promotionPictures } from '../../database/schema/index.ts';
import { and, eq, isNull, lt } from '../../database/sql.ts';

/** Condition for pictures that no application and no payment refers to. */
export const isUnattached = () =>
  and(isNull(promotionPictures.applicationId), isNull(promotionPictures.paymentId));

const UPLOADS = { name: 'activity-picture', limit: 30, windowMs: 10 * MINUTE };
/** Limits of one account per day: number of files, and kilobytes. */
const DAILY_FILES = { name: 'activity-picture-files', limit: 60, windowMs: DAY };
const DAILY_KILOBYTES = { name: 'activity-picture-kilobytes', limit: 100 * 1024, windowMs: DAY };
const KILOBYTE = 1024;

/**
 * Counts a file against the account's daily limits, including pictures that are removed later.
 * @throws {GatewayError} upload_quota_reached with `retryAfter`
 */
async function countUpload(gateway: Gateway, accountId: number, bytes: number): Promise<void> {
  const who = String(accountId);
  const files = await countCall(gateway, DAILY_FILES, who);
  const kilobytes = await countCall(gateway, DAILY_KILOBYTES, who, Math.ceil(bytes / KILOBYTE));
  for (const [rule, window] of [
    [DAILY_FILES, files],
    [DAILY_KILOBYTES, kilobytes],
  ] as const) {
    if (window.count <= rule.limit) continue;
    throw new GatewayError('upload_quota_reached', 'The limit of pictures per day is reached.', {
      retryAfter: secondsLeft(gateway, window),
    });
  }
}

/**
 * Stores a picture for a later application or proof; it is deleted after a day if it is not used.
 * @throws {GatewayError} image_invalid for anything but png and jpg, TOO_MANY_REQUEST,
 * upload_quota_reached
 */
export async function storePicture(
  gateway: Gateway,
  accountId: number,
  file: Uint8Array,
): Promise<{ pictureId: string }> {
  await throttle(gateway, UPLOADS, String(accountId));
  await countUpload(gateway, accountId, file.byteLength);
  const { type, content } = await queueDecoding(accountId, () => sanitizePicture(file));
  const pictureId = randomBytes(16).toString('base64url');
  await gateway.db
    .insert(promotionPictures)
    .values({ id: pictureId, accountId, type, content, createdAt: gateway.clock.now() });
  return { pictureId };
}

/** Deletes pictures that were uploaded more than a day ago and are not used. */
export async function deleteUnattachedPictures({ db, clock }: Gateway): Promise<void> {
  await db
    .delete(promotionPictures)
    .where(and(isUnattached(), lt(promotionPictures.createdAt, clock.now() - DAY)));
}

/** @throws {GatewayError} not_found, also for other members' pictures and for those already sent */
export async function removePicture(
  gateway: Gateway,
  accountId: number,
  pictureId: string,
): Promise<{ removed: boolean }> {
  const deleted = await gateway.db
    .delete(promotionPictures)
    .where(
      and(
        eq(promotionPictures.id, pictureId),
        eq(promotionPictures.accountId, accountId),
        isUnattached(),
      ),
    )
    .returning({ id: promotionPictures.id });
  if (deleted.length === 0) throw new GatewayError('not_found', 'There is no such picture.');
  return { removed: true };
}

/** Registers the route that serves a picture to its owner; for others it does not exist. */
export function registerPictures(app: Hono, gateway: Gateway): void {
  app.get(ACTIVITY_PICTURE_PATH, async (context) => {
    const { accountId } = await gateway.sessions.require(context.req.header('authorization') ?? '');
    const [row] = await gateway.db
      .select()
      .from(promotionPictures)
      .where(
        and(
          eq(promotionPictures.id, context.req.query('id') ?? ''),
          eq(promotionPictures.accountId, accountId),
        ),
      );
    if (!row) throw new GatewayError('not_found', 'There is no such picture.');
    return context.body(new Uint8Array(row.content), 200, {
      'Content-Type': row.type,
      'Cache-Control': 'private, no-store',
      'Content-Disposition': 'inline',
    });
  });
}
