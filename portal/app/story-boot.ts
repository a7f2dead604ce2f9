import type { Boot } from '@baize/gateway/contract';

/** The boot data of a merchant who configured everything. */
export const STORY_BOOT: Boot = {
  permission: {
    info: {
      merchant: 'baize',
      merchantCode: 'BAIZE',
      customerService: [],
      domainRoute: [],
      resources: [
        { resourceType: 'FACEBOOK', url: 'https://www.facebook.com/baize.example' },
        { resourceType: 'TELEGRAM', url: 'https://t.me/baize_example' },
        { resourceType: 'WHATSAPP', url: 'https://wa.me/639170000001' },
      ],
      whitelabel: { REWCEN3: true, FREEPLAY3: true },
      register: ['register'],
      // Pictures must not depend on the host.
      mainDomain: 'baize.example',
      analytics: { gtagId: '' },
      imageCDNs: [],
      launchGameCDNs: [],
      promotions: ['REFERRAL'],
      vipEnabled: true,
      trialNeedsAgeConfirmation: true,
      termsVersion: '2026-11-01',
    },
    location: { ip: '2001:db8:85a3::8a2e:370:7334' },
    systemStatus: 0,
    maintenance: false,
    regionRestriction: false,
    serverTime: 0,
  },
  brand: {
    slug: 'meridian',
    name: 'Meridian',
    mode: 'dark',
    modes: ['dark', 'light'],
    copyright: '© 2019-2024 Meridian',
    licence: 'Meridian is a demonstration brand of Baize. It takes no real money.',
    minimumAge: 18,
    support: { email: 'mailto:support@meridian.example', phone: 'tel:+63280000001' },
  },
  brands: [
    { slug: 'meridian', name: 'Meridian', modes: ['dark', 'light'] },
    { slug: 'cedar', name: 'Cedar', modes: ['light', 'dark'] },
  ],
  language: 'EN',
  demo: true,
};

/** A brand whose licence has a minimum age of 21. */
export const STORY_BOOT_OF_21: Boot = {
  ...STORY_BOOT,
  brand: { ...STORY_BOOT.brand, minimumAge: 21 },
};
