import type { ArtPort } from '@baize/gateway/core/ports.ts';
import { translated } from '../seed/translated.ts';
import { AVATARS } from './avatars.ts';
import { PAYMENT_LOGO_CODES } from './payment-logos.ts';

/**
 * URLs of the demo art. The version is part of the path because the pictures are cached for a year: increase it
 * whenever a drawing changes.
 */
export const ART_VERSION = 'v1';
const base = `/art/${ART_VERSION}`;

/** Cover 3:4; `?w=240` (default) or `?w=480`. */
const coverPath = (nodeId: string) => `${base}/games/${nodeId}.webp`;
const DEFAULT_COVER_PATH = `${base}/default.webp`;
/** Wordmark for dark and light grounds; `?tone=gray` for the footer. */
const vendorLogoPath = (vassalage: string) => `${base}/vendors/${vassalage}.svg`;
/** Large vendor card, 3:4. */
const vendorCardPath = (vassalage: string) => `${base}/vendors/${vassalage}.webp`;
/**
 * Banner scene; `?w=760` or `?w=1400` (default), `&brand=<slug>` for a brand's colours.
 * `&shape=wide` is the hero's, in `w=900` or `w=1680` (default).
 */
export const bannerPath = (scene: string) => `${base}/banners/${scene}.webp`;
/** A reward of the points mall, 4:3; `?w=240` (default) or `?w=480`. */
export const rewardPath = (rewardId: string) => `${base}/rewards/${rewardId}.webp`;
/** Logo of a deposit channel or a bank, square. */
const paymentLogoPath = (code: string) =>
  PAYMENT_LOGO_CODES.includes(code) ? `${base}/payments/${code}.svg` : undefined;
/** A dealer of a live table, square. */
const dealerPath = (dealerId: string) => `${base}/dealers/${dealerId}.webp`;

export const sandboxArt: ArtPort = {
  gameCover: coverPath,
  defaultCover: DEFAULT_COVER_PATH,
  vendorLogo: vendorLogoPath,
  vendorCard: vendorCardPath,
  paymentLogo: paymentLogoPath,
  dealerPortrait: dealerPath,
  avatars: Object.entries(AVATARS).map(([id, { name }]) => ({
    id,
    name: translated(name),
    url: `${base}/avatars/${id}.webp`,
  })),
};
