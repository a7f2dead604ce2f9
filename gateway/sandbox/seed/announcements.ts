import { HOUR } from '@baize/gateway/contract/durations.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import { announcements, banners } from '@baize/gateway/database/schema/announcements.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { bannerPath } from '../art/paths.ts';
import { ANNOUNCEMENT_TEXTS } from './announcement-texts.ts';
import type { SeededGame } from './games.ts';
import { translated } from './translated.ts';

interface DemoBanner {
  readonly id: string;
  readonly groupName: 'w_forget' | 'w_reg' | 'w_leftmenu' | 'w_home';
  readonly title: readonly [string, string];
  readonly subtitle: readonly [string, string];
  /** A game's English name, a promotion, or a page of the portal. */
  readonly opens: { game: string } | { promotion: string } | { page: string };
}

const BANNERS: readonly DemoBanner[] = [
  {
    id: 'dragon',
    groupName: 'w_home',
    title: ['Emberfall wakes', 'Gumising ang Emberfall'],
    subtitle: [
      'The new dragon from Lumenforge, with free spins that burn on',
      'Ang bagong dragon ng Lumenforge, may free spins na tuloy ang alab',
    ],
    opens: { game: 'Emberfall Dragon' },
  },
  {
    id: 'live',
    groupName: 'w_home',
    title: ['A seat is free', 'May bakanteng upuan'],
    subtitle: [
      'Salon Privé roulette and baccarat, dealt live day and night',
      'Salon Privé roulette at baccarat, live araw at gabi',
    ],
    opens: { page: '/live' },
  },
  {
    id: 'parol',
    groupName: 'w_home',
    title: ['Lantern Week', 'Linggo ng Parol'],
    subtitle: [
      'Seven small missions, one for resting',
      'Pitong munting misyon, isa para sa pahinga',
    ],
    opens: { promotion: 'MISSION' },
  },
  {
    id: 'reef',
    groupName: 'w_home',
    title: ['The Great Reef Hunt', 'Huli sa Dakilang Bahura'],
    subtitle: [
      'Sunday at eight: your ten best catches count',
      'Linggo ng alas-otso: sampung pinakamahusay na huli',
    ],
    opens: { page: '/fish' },
  },
  {
    id: 'desert',
    groupName: 'w_home',
    title: ['Queen of Sand', 'Reyna ng Buhangin'],
    subtitle: [
      'Luxara opens her gates at Halcyon Reels',
      'Binuksan ni Luxara ang pinto sa Halcyon Reels',
    ],
    opens: { game: 'Luxara: Queen of Sand' },
  },
  {
    id: 'register',
    groupName: 'w_reg',
    title: ['One wallet, 2,500 games', 'Isang wallet, 2,500 laro'],
    subtitle: ['Join in a minute. Adults only.', 'Isang minuto lang. Para sa nasa hustong gulang.'],
    opens: { page: '/promotions' },
  },
  {
    id: 'forget',
    groupName: 'w_forget',
    title: ['Back in a moment', 'Babalik ka agad'],
    subtitle: [
      'We send a link or a code, never your password',
      'Magpapadala kami ng link o code, hindi ang password',
    ],
    opens: { page: '/help' },
  },
  {
    id: 'leftmenu',
    groupName: 'w_leftmenu',
    title: ['First deposit 50%', 'Unang deposito 50%'],
    subtitle: ['Terms in plain words', 'Malinaw ang tuntunin'],
    opens: { promotion: 'DEPOSIT' },
  },
];

function linkage(banner: DemoBanner, games: readonly SeededGame[]) {
  const { opens } = banner;
  const none = { externalLink: null, nodeId: null, vendor: null };
  if ('page' in opens) return { ...none, linkageType: 'URL' as const, externalLink: opens.page };
  if ('promotion' in opens) {
    return {
      ...none,
      linkageType: 'P' as const,
      externalLink: `/promotions?promo=${opens.promotion}`,
    };
  }
  const game = games.find((each) => each.gameName === opens.game);
  if (!game) throw new Error(`The banner ${banner.id} opens a game that is not in the catalogue.`);
  return { ...none, linkageType: 'G' as const, nodeId: game.nodeId, vendor: game.vassalage };
}

/** The demo merchant's announcements: banners, notices, popups, promotions, help. */
export async function seedAnnouncements(
  tx: Transaction,
  clock: Clock,
  games: readonly SeededGame[],
): Promise<void> {
  const now = clock.now();
  await tx.insert(banners).values(
    BANNERS.map((banner, position) => ({
      id: banner.id,
      groupName: banner.groupName,
      position,
      url: bannerPath(banner.id),
      title: translated(banner.title),
      subtitle: translated(banner.subtitle),
      ...linkage(banner, games),
    })),
  );
  await tx.insert(announcements).values(
    ANNOUNCEMENT_TEXTS.map((text, index) => ({
      id: `${text.kind}${String(index + 1).padStart(3, '0')}`,
      kind: text.kind,
      title: translated(text.title),
      content: translated(text.content),
      promotionType: text.promotionType ?? null,
      audiences: [...text.audiences],
      publishedAt: now - text.ageInHours * HOUR,
    })),
  );
}
