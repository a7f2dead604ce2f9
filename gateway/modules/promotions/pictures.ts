import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Hono } from 'hono';
import { ACTIVITY_PICTURE_PATH } from '../../contract/promotions.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { throttle } from '../../core/throttle.ts';
import { promotionPictures } from '../../database/schema/index.ts';
import { DAY } from './period.ts';
import { pictureType } from './picture-type.ts';

/** One that no application and no payment holds. */
export const isLoose = () =>
  and(isNull(promotionPictures.applicationId), isNull(promotionPictures.paymentId));

const UPLOADS = { name: 'activity-picture', limit: 30, windowMs: 10 * 60 * 1000 };

/**
 * Keeps a picture for an application or a proof to come; one that is never sent goes after a day.
 * @throws {GatewayError} image_invalid for anything but png and jpg, TOO_MANY_REQUEST
 */
export async function storePicture(
  gateway: Gateway,
  accountId: number,
  content: Uint8Array,
): Promise<{ pictureId: string }> {
  await throttle(gateway, UPLOADS, String(accountId));
  const type = pictureType(content);
  if (!type) throw new GatewayError('image_invalid', 'Only png and jpg pictures are taken.');
  const now = gateway.clock.now();
  const pictureId = randomBytes(16).toString('base64url');
  await gateway.db
    .delete(promotionPictures)
    .where(
      and(
        eq(promotionPictures.accountId, accountId),
        isLoose(),
        lt(promotionPictures.createdAt, now - DAY),
      ),
    );
  await gateway.db
    .insert(promotionPictures)
    .values({ id: pictureId, accountId, type, content, createdAt: now });
  return { pictureId };
}

/** @throws {GatewayError} not_found, also for other people's and for one already sent */
export async function removePicture(
  gateway: Gateway,
  accountId: number,
  pictureId: string,
): Promise<{ removed: boolean }> {
  const gone = await gateway.db
    .delete(promotionPictures)
    .where(
      and(
        eq(promotionPictures.id, pictureId),
        eq(promotionPictures.accountId, accountId),
        isLoose(),
      ),
    )
    .returning({ id: promotionPictures.id });
  if (gone.length === 0) throw new GatewayError('not_found', 'There is no such picture.');
  return { removed: true };
}

/** Serves a picture to whoever sent it; to everybody else it is not there. */
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
