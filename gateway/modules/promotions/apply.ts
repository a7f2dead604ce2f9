import { randomBytes } from 'node:crypto';
import { APPLICATION_LIMITS, type Application, commentLength } from '../../contract/promotions.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { bodyHash, requireSameRequest } from '../../core/idempotency.ts';
import { lockAccount } from '../../core/lock-account.ts';
import { promotionApplications, promotionPictures } from '../../database/schema/index.ts';
import { and, eq, inArray } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { findPromotion } from './claim.ts';
import { picturesOf } from './list-promotions.ts';
import { isUnattached } from './pictures.ts';
import { promotionStateOf } from './promotion-state.ts';
import { publishRewards } from './publish-rewards.ts';
import { applicationView } from './views.ts';

interface ApplyRequest {
  readonly accountId: number;
  readonly key: string;
  readonly promotionId: string;
  readonly comment: string;
  readonly pictures: readonly string[];
}

/** Validates a comment (R5.12). @throws {GatewayError} request_param_err beside the field */
function checkedComment(input: string): string {
  const comment = input.trim();
  if (comment === '') throw fieldError('comment', 'required');
  if (commentLength(comment) > APPLICATION_LIMITS.comment) throw fieldError('comment', 'too_long');
  return comment;
}

/**
 * Attaches the member's unattached pictures to the application. @throws {GatewayError} image_invalid
 */
async function attach(
  tx: Transaction,
  accountId: number,
  applicationId: number,
  pictures: readonly string[],
): Promise<void> {
  if (pictures.length === 0) return;
  const own = await tx
    .select({ id: promotionPictures.id })
    .from(promotionPictures)
    .where(
      and(
        inArray(promotionPictures.id, [...pictures]),
        eq(promotionPictures.accountId, accountId),
        isUnattached(),
      ),
    )
    .for('update');
  if (own.length !== pictures.length) throw fieldError('pictures', 'picture_unknown');
  for (const [position, id] of pictures.entries()) {
    await tx
      .update(promotionPictures)
      .set({ applicationId, position })
      .where(eq(promotionPictures.id, id));
  }
}

const applicationNumber = (at: number): string =>
  `A${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}${randomBytes(4).toString('hex').toUpperCase()}`;

/**
 * Sends an application. A promotion can have one pending application per member; another one may follow
 * a rejection. Requests with the same key create one.
 * @throws {GatewayError} request_param_err, not_found, promotion_not_available, image_limit_reached,
 * idempotency_conflict
 */
export async function sendApplication(
  gateway: Gateway,
  request: ApplyRequest,
): Promise<Application> {
  const { accountId, key, promotionId } = request;
  const comment = checkedComment(request.comment);
  const pictures = [...new Set(request.pictures)];
  if (pictures.length > APPLICATION_LIMITS.pictures) throw new GatewayError('image_limit_reached');
  const hash = bodyHash([promotionId, comment, pictures]);
  const done = await gateway.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [known] = await tx
      .select()
      .from(promotionApplications)
      .where(
        and(
          eq(promotionApplications.accountId, accountId),
          eq(promotionApplications.idempotencyKey, key),
        ),
      );
    if (known) {
      const held = (await picturesOf(tx, [known.id])).get(known.id) ?? [];
      return { view: applicationView(requireSameRequest(known, hash), held), isNew: false };
    }
    const at = gateway.clock.now();
    const { row, facts } = await findPromotion(tx, { promotionId, accountId, at });
    const { action } = await promotionStateOf(tx, row, facts, at);
    if (action !== 'apply') {
      throw new GatewayError(
        'promotion_not_available',
        'The promotion does not accept applications now.',
      );
    }
    const [made] = await tx
      .insert(promotionApplications)
      .values({
        applicationNo: applicationNumber(at),
        promotionId,
        accountId,
        comment,
        idempotencyKey: key,
        bodyHash: hash,
        status: 'applying' as const,
        createdAt: at,
      })
      .returning();
    if (!made) throw new Error('An application was not stored.');
    await attach(tx, accountId, made.id, pictures);
    return { view: applicationView(made, pictures), isNew: true };
  });
  if (done.isNew) await publishRewards(gateway, accountId);
  return done.view;
}
