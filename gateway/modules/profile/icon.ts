import type { Hono } from 'hono';
import sharp from 'sharp';
import { HOUR } from '../../contract/durations.ts';
import type { Language } from '../../contract/languages.ts';
import {
  chooseMemberIcon,
  type MemberIcon,
  memberIcon,
  removeMemberIcon,
  uploadMemberIcon,
} from '../../contract/member-icon.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { queueDecoding, sanitizePicture } from '../../core/pictures/sanitize-picture.ts';
import { requirePort } from '../../core/ports.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { throttle } from '../../core/throttle.ts';
import { inLanguage } from '../../core/translated.ts';
import { memberIcons } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';

/** Limits changes of an icon per hour, and uploads per day, of one account. */
const CHANGES = { name: 'member-icon', limit: 60, windowMs: HOUR };
const UPLOADS = { name: 'member-icon-upload', limit: 20, windowMs: 24 * HOUR };
/** Edge of a stored icon in pixels: twice its largest displayed size. */
const EDGE = 192;
const QUALITY = 82;

const encryptionContext = (accountId: number) => `icon:${accountId}`;

/** Returns the icon for its owner. */
async function iconOf(gateway: Gateway, accountId: number): Promise<MemberIcon> {
  const [row] = await gateway.db
    .select()
    .from(memberIcons)
    .where(eq(memberIcons.accountId, accountId));
  if (!row) return {};
  if (row.content !== null) {
    const content = gateway.vault.decrypt(row.content, encryptionContext(accountId));
    return { iconUrl: `data:image/webp;base64,${content}` };
  }
  // The provider may have removed a picture that a member chose.
  const known = requirePort(gateway.ports, 'art').avatars.find(({ id }) => id === row.iconId);
  return known ? { iconId: known.id, iconUrl: known.url } : {};
}

const choicesOf = (gateway: Gateway, language: Language) =>
  requirePort(gateway.ports, 'art').avatars.map(({ id, name, url }) => ({
    iconId: id,
    name: inLanguage(name, language),
    iconUrl: url,
  }));

async function storeIcon(
  gateway: Gateway,
  accountId: number,
  icon: { readonly iconId: string | null; readonly content: string | null },
): Promise<MemberIcon> {
  const values = { ...icon, changedAt: gateway.clock.now() };
  await gateway.db
    .insert(memberIcons)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: memberIcons.accountId, set: values });
  return iconOf(gateway, accountId);
}

/** Re-encodes the picture as a small square, which drops all other data in the file. */
async function squareOf(accountId: number, file: Uint8Array): Promise<Buffer> {
  return queueDecoding(accountId, async () => {
    const { content } = await sanitizePicture(file);
    return sharp(content)
      .resize({ width: EDGE, height: EDGE, fit: 'cover', position: 'attention' })
      .webp({ quality: QUALITY })
      .toBuffer();
  });
}

/**
 * Registers choosing, uploading and removing the member's icon, which is served only to its owner.
 */
export function registerMemberIcon(app: Hono, gateway: Gateway): void {
  route(app, gateway, memberIcon, async ({ language }, { accountId }) => ({
    ...(await iconOf(gateway, accountId)),
    choices: choicesOf(gateway, language),
  }));
  route(app, gateway, chooseMemberIcon, async ({ iconId }, session) => {
    refuseTrial(session);
    await throttle(gateway, CHANGES, String(session.accountId));
    const known = requirePort(gateway.ports, 'art').avatars.some(({ id }) => id === iconId);
    if (!known) throw fieldError('iconId', 'unknown');
    return storeIcon(gateway, session.accountId, { iconId, content: null });
  });
  route(app, gateway, uploadMemberIcon, async ({ file }, session) => {
    refuseTrial(session);
    const { accountId } = session;
    await throttle(gateway, UPLOADS, String(accountId));
    if (!(file instanceof Uint8Array)) throw new GatewayError('image_invalid');
    const square = await squareOf(accountId, file);
    const content = gateway.vault.encrypt(square.toString('base64'), encryptionContext(accountId));
    return storeIcon(gateway, accountId, { iconId: null, content });
  });
  route(app, gateway, removeMemberIcon, async (_request, session) => {
    refuseTrial(session);
    await throttle(gateway, CHANGES, String(session.accountId));
    await gateway.db.delete(memberIcons).where(eq(memberIcons.accountId, session.accountId));
    return {};
  });
}
