import type { Language } from '../contract/languages.ts';
import type { Gateway } from './gateway.ts';
import { type MailText, mailPage } from './mail-page.ts';
import { messageSender } from './message-sender.ts';
import { requirePort, type SmsMessage } from './ports.ts';

/**
 * Creates a function that sends mails in the brand's name, in one language.
 * @throws {GatewayError} function.not.available without a mail provider
 */
export async function mailSender(
  gateway: Gateway,
  language: Language,
): Promise<(address: string, mail: MailText) => Promise<void>> {
  const port = requirePort(gateway.ports, 'mail');
  const sender = await messageSender(gateway, language);
  return async (address, { subject, body, link }) => {
    const html = await mailPage({ subject, body, link }, sender, language);
    await port.send({ address, from: sender.name, subject, body, link, html });
  };
}

/**
 * Creates a function that sends SMS. Each begins with the brand's name, because the sender's number does not
 * identify it.
 * @throws {GatewayError} function.not.available without an SMS provider
 */
export async function smsSender(
  gateway: Gateway,
  language: Language,
): Promise<(message: SmsMessage) => Promise<void>> {
  const port = requirePort(gateway.ports, 'sms');
  const { name } = await messageSender(gateway, language);
  return ({ mobile, body, code }) => port.send({ mobile, body: `${name}: ${body}`, code });
}
