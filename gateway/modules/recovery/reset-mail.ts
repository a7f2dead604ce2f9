import type { Language } from '../../contract/languages.ts';
import { domainOrigin } from '../../core/domain-origin.ts';
import type { MailText } from '../../core/mail-page.ts';

interface ResetMail {
  /** What its reader is called. */
  readonly name: string;
  readonly token: string;
  /** The portal's own address; empty makes the link relative to the inbox that shows it. */
  readonly mainDomain: string;
  readonly minutes: number;
  readonly language: Language;
}

const TEXTS: Record<
  Language,
  (name: string, minutes: number) => { subject: string; body: string }
> = {
  EN: (name, minutes) => ({
    subject: 'Set a new password',
    body: `Hello ${name}, somebody asked for a new password for your account. If it was you, set it with the link within ${minutes} minutes. It works once. If it was not you, do nothing: your password stays as it is.`,
  }),
  TY: (name, minutes) => ({
    subject: 'Magtakda ng bagong password',
    body: `Kumusta ${name}, may humiling ng bagong password para sa iyong account. Kung ikaw ito, itakda ito gamit ang link sa loob ng ${minutes} minuto. Isang beses lang ito gagana. Kung hindi ikaw, walang kailangang gawin: mananatili ang iyong password.`,
  }),
};

/** The mail with the link. The token stands behind `#`: browsers never send it to a server. */
export function resetMail({ name, token, mainDomain, minutes, language }: ResetMail): MailText {
  return {
    ...TEXTS[language](name, minutes),
    link: `${domainOrigin(mainDomain)}/?popup=reset-password#reset=${token}`,
  };
}
