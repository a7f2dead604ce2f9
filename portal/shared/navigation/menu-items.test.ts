import { expect, test } from 'vitest';
import { type MenuContext, type MenuEntry, menuGroups } from './menu-items.ts';

const visitor: MenuContext = { isLogin: false, isTrial: false, resources: [] };
const member = { ...visitor, isLogin: true };
const networks = [
  { resourceType: 'FACEBOOK', url: 'https://www.facebook.com/baize.example' },
  { resourceType: 'TELEGRAM', url: 'https://t.me/baize_example' },
  { resourceType: 'WHATSAPP', url: 'https://wa.me/639170000001' },
];

const nameOf = (entry: MenuEntry): string => ('message' in entry ? entry.message : entry.name);
const names = (context: MenuContext) =>
  menuGroups(context).flatMap(({ entries }) => entries.map(nameOf));

const MEMBERS = [
  'shell.deposit',
  'shell.withdraw',
  'shell.favourites',
  'shell.recent',
  'shell.myAccount',
  'shell.bettingRecord',
  'shell.accountRecord',
  'shell.profitAndLoss',
  'shell.messages',
];

test('[R2.40] only members have cashier, records and messages', () => {
  expect(names(member)).toEqual(expect.arrayContaining(MEMBERS));
  for (const context of [visitor, { ...member, isTrial: true }]) {
    expect(names(context).filter((name) => MEMBERS.includes(name))).toEqual([]);
  }
});

test('[R2.40] everybody has games, promotions and customer service', () => {
  for (const context of [visitor, member, { ...member, isTrial: true }]) {
    expect(names(context)).toEqual(
      expect.arrayContaining(['category.RNG', 'shell.promotions', 'shell.customerService']),
    );
  }
});

test('[R2.40] [R1.04] Facebook and Telegram are listed only if configured', () => {
  expect(names(visitor)).not.toContain('Facebook');
  expect(names({ ...visitor, resources: networks.slice(0, 1) })).toContain('Facebook');
  const all = names({ ...visitor, resources: networks });
  expect(all.slice(-2)).toEqual(['Facebook', 'Telegram']);
  expect(all).not.toContain('WhatsApp');
});

test('[R1.04] a network without an address, or with an unsafe one, is not listed', () => {
  const resources = [
    { resourceType: 'FACEBOOK', url: '' },
    { resourceType: 'TELEGRAM', url: 'javascript:alert(1)' },
  ];
  expect(names({ ...visitor, resources })).toEqual(names(visitor));
});

test('[R2.40] members have feedback if the merchant enables it', () => {
  expect(names({ ...member, hasFeedback: true })).toContain('shell.feedback');
  expect(names(member)).not.toContain('shell.feedback');
  for (const context of [visitor, { ...member, isTrial: true }]) {
    expect(names({ ...context, hasFeedback: true })).not.toContain('shell.feedback');
  }
});

test('[R2.40] members have VIP, reward center and referral, depending on merchant and rank', () => {
  const gates = [
    ['hasVip', 'shell.vip'],
    ['hasRewards', 'shell.rewardCenter'],
    ['hasReferral', 'shell.referral'],
  ] as const;
  const all = { hasVip: true, hasRewards: true, hasReferral: true };
  for (const [gate, name] of gates) {
    expect(names({ ...member, ...all })).toContain(name);
    expect(names({ ...member, ...all, [gate]: false }), gate).not.toContain(name);
    for (const context of [visitor, { ...member, isTrial: true }]) {
      expect(names({ ...context, ...all }), gate).not.toContain(name);
    }
  }
});

test('[R2.40] everybody has invitation and license; the app is listed if there is one', () => {
  for (const context of [visitor, member, { ...member, isTrial: true }]) {
    expect(names(context)).toEqual(expect.arrayContaining(['shell.invite', 'shell.legalLicense']));
    expect(names(context)).not.toContain('shell.appDownload');
    const resources = [{ resourceType: 'IOS_APP', url: '/app' }];
    expect(names({ ...context, resources })).toContain('shell.appDownload');
  }
});
