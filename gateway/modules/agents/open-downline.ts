import type { openDownline } from '../../contract/agent-accounts.ts';
import { HOUR } from '../../contract/durations.ts';
import type { ParsedRequestOf, ResponseOf } from '../../contract/endpoint.ts';
import { checkField } from '../../contract/field-rules.ts';
import type { LineKind } from '../../contract/members.ts';
import type { Call, Session } from '../../core/call.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { bodyHash, requireIdempotencyKey, requireSameRequest } from '../../core/idempotency.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { runIdempotent } from '../../core/run-idempotent.ts';
import { accounts, openedAccounts } from '../../database/schema/index.ts';
import { and, eq } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { explainConflict } from '../members/unique-conflict.ts';
import { newPublicId } from '../session/new-ids.ts';
import { hashPassword } from '../session/passwords.ts';
import { isWeakPassword } from '../session/weak-password.ts';
import { freeCode, kindOfType, typeBelow } from './account-kinds.ts';
import { recordAction } from './line-actions.ts';
import { checkRate } from './rates.ts';

type Opened = ResponseOf<typeof openDownline>;

/** The endpoint reveals which names are taken: enough for opening a team, not for enumerating names. */
const OPENINGS = { name: 'open-downline', limit: 60, windowMs: HOUR };

/** The merchant's rules for usernames and passwords of a registration (R5.02 to R5.06). */
function checkInput(
  { registerFields, defaultPassword }: MerchantSettings,
  { username, password }: { readonly username: string; readonly password: string },
): void {
  const fields: Record<string, string> = {};
  const { username: nameRule, password: passwordRule } = registerFields;
  const needed = { enabled: true, required: true };
  const name = nameRule && checkField({ ...nameRule, ...needed }, username);
  if (name) fields.account = name.messageId;
  const secret = passwordRule && checkField({ ...passwordRule, ...needed }, password);
  if (secret) fields.password = secret.messageId;
  if (Object.keys(fields).length > 0) {
    throw new GatewayError('request_param_err', 'Some fields are wrong.', { fields });
  }
  if (isWeakPassword(password, { defaultPassword, username })) {
    throw fieldError('password', 'password_common');
  }
}

const find = async (db: Database | Transaction, agentId: number, key: string) => {
  const [known] = await db
    .select({
      bodyHash: openedAccounts.bodyHash,
      createdAt: openedAccounts.createdAt,
      account: accounts.username,
      type: accounts.type,
      rate: accounts.rate,
    })
    .from(openedAccounts)
    .innerJoin(accounts, eq(accounts.id, openedAccounts.accountId))
    .where(and(eq(openedAccounts.agentId, agentId), eq(openedAccounts.idempotencyKey, key)));
  return known;
};

interface NewAccount {
  readonly username: string;
  readonly passwordHash: string;
  readonly kind: LineKind;
  readonly rate: number;
  readonly currency: string;
  readonly at: number;
}

async function insert(tx: Transaction, session: Session, account: NewAccount): Promise<number> {
  const { username, passwordHash, kind, rate, currency, at } = account;
  const [row] = await tx
    .insert(accounts)
    .values({
      publicId: newPublicId(),
      username: username.toLowerCase(),
      nickname: username,
      type: typeBelow(session.accountType, kind),
      passwordHash,
      passwordChangedAt: at,
      // The upline knows the password, so the owner has to change it before anything else.
      weakPassword: true,
      currency,
      uplineId: session.accountId,
      affiliateCode: kind === 'agent' ? await freeCode(tx) : null,
      rate,
      createdAt: at,
    })
    .returning({ id: accounts.id });
  if (!row) throw new Error('An account was not stored.');
  return row.id;
}

/**
 * Opens a member or agent account right below the caller, in the caller's currency (R2.84, R11.02).
 * @throws {GatewayError} request_param_err (rules of registration, `rate_above_own`, `password_common`,
 * `username_duplicated`), idempotency_conflict, TOO_MANY_REQUEST
 */
export async function openBelow(
  gateway: Gateway,
  session: Session,
  input: ParsedRequestOf<typeof openDownline>,
  call: Call,
): Promise<Opened> {
  const { accountId: agentId } = session;
  const { kind, rate, password } = input;
  const username = input.account.trim();
  const key = requireIdempotencyKey(call.idempotencyKey);
  const hash = bodyHash([username.toLowerCase(), kind, rate]);
  let passwordHash = '';
  const { made } = await runIdempotent<Opened>(
    gateway,
    { accountId: agentId, key, rule: OPENINGS },
    {
      find: async (db) => {
        const known = await find(db, agentId, key);
        if (!known) return undefined;
        const { account, type, rate: stored, createdAt } = requireSameRequest(known, hash);
        return { account, kind: kindOfType(type), rate: stored, createdAt };
      },
      prove: async () => {
        checkInput(await readSettings(gateway.db), { username, password });
        await checkRate(gateway.db, agentId, rate);
        passwordHash = await hashPassword(password);
      },
      make: async (tx, currency) => {
        const at = gateway.clock.now();
        await checkRate(tx, agentId, rate);
        const account = { username, passwordHash, kind, rate, currency, at };
        const id = await insert(tx, session, account);
        const own = { accountId: id, agentId, idempotencyKey: key, bodyHash: hash, createdAt: at };
        await tx.insert(openedAccounts).values(own);
        await recordAction(tx, {
          actorId: agentId,
          action: 'openAccount',
          subjectId: id,
          detail: { kind, rate },
          ip: call.ip,
          at,
        });
        return { account: username.toLowerCase(), kind, rate, createdAt: at };
      },
    },
  ).catch((error: unknown) => {
    const known = explainConflict(error);
    const isTaken = known instanceof GatewayError && known.code === 'username_duplicated';
    throw isTaken ? fieldError('account', 'username_duplicated') : known;
  });
  return made;
}
