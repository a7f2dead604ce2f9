import { HELP_TERMS } from '@baize/gateway/contract/help.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import type { MerchantSettings } from '@baize/gateway/core/merchant-schema.ts';
import { writeSettings } from '@baize/gateway/core/merchant-settings.ts';
import { helpTerms, representatives } from '@baize/gateway/database/schema/support.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { HELP_TEXTS } from './help-texts.ts';

const REPRESENTATIVES = [
  { contact: 'baize_help', name: 'Baize Help', channel: 'TELEGRAM' },
  { contact: '639170000001', name: 'Baize Care', channel: 'WHATSAPP' },
  { contact: 'baize.example', name: 'Baize', channel: 'FACEBOOK' },
  { contact: 'care@baize.example', name: 'Baize Care', channel: 'EMAIL' },
] as const;

/** The demo is reachable by two names of this machine, so that both lines can be measured and used. */
const ownLines = (port: number) =>
  port > 0 ? [`http://localhost:${port}`, `http://127.0.0.1:${port}`] : [];

const SETTINGS = {
  resources: [
    { resourceType: 'FACEBOOK', url: 'https://www.facebook.com/baize.example' },
    { resourceType: 'TELEGRAM', url: 'https://t.me/baize_help' },
    { resourceType: 'WHATSAPP', url: 'https://wa.me/639170000001' },
    { resourceType: 'IOS_APP', url: '/sandbox/app/ios' },
    { resourceType: 'ANDROID_APP', url: '/sandbox/app/android' },
  ],
  customerService: [
    { csType: 'CHAT', path: '/?popup=chat' },
    { csType: 'TELEGRAM', path: 'https://t.me/baize_help' },
    { csType: 'WHATSAPP', path: 'https://wa.me/639170000001' },
    { csType: 'EMAIL', path: 'mailto:care@baize.example' },
  ],
  license: {
    holder: 'Your company (placeholder)',
    number: 'SAMPLE-0000-0000',
    jurisdiction: 'Your jurisdiction (placeholder)',
    regulator: 'Your regulator (placeholder)',
    text: {
      EN: 'This is a demonstration. It takes no real money and holds no gaming licence; the details above are placeholders.\n\nAn operator puts its own licence here in the merchant settings: holder, number, jurisdiction, regulator and text. Gaming under a licence is for persons of 18 years and older, and only where local law allows it.',
      TY: 'Demonstrasyon lamang ito. Walang tunay na pera at walang hawak na lisensya sa pasugalan; mga halimbawa lang ang detalye sa itaas.\n\nIlalagay ng operator ang sarili niyang lisensya sa settings ng merchant: may hawak, numero, hurisdiksyon, tagapangasiwa at teksto. Para lamang sa 18 taong gulang pataas ang paglalaro, at kung saan pinahihintulutan ng batas.',
    },
  },
} satisfies Partial<MerchantSettings>;

/** The help center, the representatives, and the demo merchant's contact channels. */
export async function seedSupport(
  tx: Transaction,
  { config }: Pick<Gateway, 'config'>,
): Promise<void> {
  await tx.insert(helpTerms).values(
    HELP_TERMS.map((term, position) => {
      const [EN, TY] = HELP_TEXTS[term];
      return { term, position, texts: { EN, TY } };
    }),
  );
  await tx.insert(representatives).values([...REPRESENTATIVES]);
  const lines = ownLines(config.port);
  await writeSettings(tx, { ...SETTINGS, domainRoute: lines, launchGameCDNs: lines });
}
