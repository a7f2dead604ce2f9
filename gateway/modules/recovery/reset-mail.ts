import type { Language } from '../../contract/languages.ts';
import { domainOrigin } from '../../core/domain-origin.ts';
import type { MailText } from '../../core/mail-page.ts';

interface ResetMail {
  /** Name by which the email addresses its reader. */
  readonly name: string;
  readonly token: string;
  /** Origin of the portal; if empty, the link is relative to the inbox that displays it. */
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

/**
 * Returns the email with the link. The token is in the URL's fragment, which browsers never send to
 * a server.
 */
export function resetMail({ name, token, mainDomain, minutes, language }: ResetMail): MailText {
  return {
    ...TEXTS[language](name, minutes),
    link: `${domainOrigin(mainDomain)}/?popup=reset-password#reset=${token}`,
  };
}
