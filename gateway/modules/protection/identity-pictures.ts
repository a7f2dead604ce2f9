import { randomBytes } from 'node:crypto';
import { DAY } from '../../contract/durations.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { queueDecoding, sanitizePicture } from '../../core/pictures/sanitize-picture.ts';
import { throttle } from '../../core/throttle.ts';
import { identityPictures } from '../../database/schema/index.ts';
import { and, eq, isNull, lt } from '../../database/sql.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Limits the pictures of an account per day. */
const UPLOADS = { name: 'identity-picture', limit: 40, windowMs: DAY };

const encryptionContext = (accountId: number) => `identity:${accountId}`;

/**
 * Stores a picture for a later document; it is deleted after a day if it is not sent. It is
 * re-encoded, so that only its pixels are kept, and encrypted by the vault.
 * @throws {GatewayError} image_invalid for files that are not png, jpg or webp by their content;
 * request_too_large above the merchant's limit; TOO_MANY_REQUEST
 */
export async function storeIdentityPicture(
  gateway: Gateway,
  accountId: number,
  file: Uint8Array,
): Promise<{ pictureId: string }> {
  await throttle(gateway, UPLOADS, String(accountId));
  const { mostBytes } = (await readSettings(gateway.db)).identityChecks;
  if (file.byteLength > mostBytes) {
    throw new GatewayError('request_too_large', 'The picture is larger than the merchant accepts.');
  }
  const { type, content } = await queueDecoding(accountId, () => sanitizePicture(file, TYPES));
  const pictureId = randomBytes(16).toString('base64url');
  await gateway.db.insert(identityPictures).values({
    id: pictureId,
    accountId,
    type,
    content: gateway.vault.encrypt(
      Buffer.from(content).toString('base64'),
      encryptionContext(accountId),
    ),
    createdAt: gateway.clock.now(),
  });
  return { pictureId };
}

/** @throws {GatewayError} not_found, also for other players' pictures and for those already sent */
export async function removeIdentityPicture(
  gateway: Gateway,
  accountId: number,
  pictureId: string,
): Promise<{ removed: boolean }> {
  const deleted = await gateway.db
    .delete(identityPictures)
    .where(
      and(
        eq(identityPictures.id, pictureId),
        eq(identityPictures.accountId, accountId),
        isNull(identityPictures.documentId),
      ),
    )
    .returning({ id: identityPictures.id });
  if (deleted.length === 0) throw new GatewayError('not_found', 'There is no such picture.');
  return { removed: true };
}

/** Deletes pictures that were not sent with a document within a day. */
export async function deleteUnattachedIdentityPictures({ db, clock }: Gateway): Promise<void> {
  await db
    .delete(identityPictures)
    .where(
      and(isNull(identityPictures.documentId), lt(identityPictures.createdAt, clock.now() - DAY)),
    );
}

/**
 * Returns a picture of a sent document for staff.
 * @throws {GatewayError} not_found
 */
export async function identityPicture(
  { db, vault }: Pick<Gateway, 'db' | 'vault'>,
  { documentId, position }: { readonly documentId: number; readonly position: number },
): Promise<{ type: 'image/png' | 'image/jpeg'; content: Uint8Array<ArrayBuffer> }> {
  const [row] = await db
    .select()
    .from(identityPictures)
    .where(
      and(eq(identityPictures.documentId, documentId), eq(identityPictures.position, position)),
    );
  if (!row) throw new GatewayError('not_found', 'There is no such picture.');
  const text = vault.decrypt(row.content, encryptionContext(row.accountId));
  return { type: row.type, content: new Uint8Array(Buffer.from(text, 'base64')) };
}
