import type { PageLanguage } from '../../play/client/language.ts';

export interface Texts {
  readonly title: string;
  readonly intro: string;
  readonly log: string;
  readonly label: string;
  readonly send: string;
  readonly you: string;
  readonly assistant: string;
  readonly offline: string;
  readonly slow: string;
  readonly closed: string;
  readonly maintenance: string;
  readonly wait: (seconds: number) => string;
}

/** Texts by the platform's language codes. */
export const TEXTS: Readonly<Record<PageLanguage, Texts>> = {
  EN: {
    title: 'Chat',
    intro:
      'You are talking to the sandbox assistant. It is a script, not a person, and answers from the help center. Never write a password here.',
    log: 'Messages',
    label: 'Your message',
    send: 'Send',
    you: 'You',
    assistant: 'Sandbox assistant',
    offline: 'Not sent: the connection is gone. Your text is still here, try again.',
    slow: 'There is no answer yet. Your text is still here, try again: it is sent only once.',
    closed: 'This chat was closed. Close this window and open it again.',
    maintenance:
      'The chat is closed at the moment, for example for maintenance. Your text is still here; the chat comes back by itself.',
    wait: (seconds) => `That was a lot at once. You can write again in ${seconds} s.`,
  },
  TY: {
    title: 'Chat',
    intro:
      'Ang sandbox assistant ang kausap mo. Isa itong script, hindi tao, at sumasagot mula sa help center. Huwag magsulat ng password dito.',
    log: 'Mga mensahe',
    label: 'Ang mensahe mo',
    send: 'Ipadala',
    you: 'Ikaw',
    assistant: 'Sandbox assistant',
    offline: 'Hindi naipadala: nawala ang koneksiyon. Narito pa ang sinulat mo, subukan ulit.',
    slow: 'Wala pang sagot. Narito pa ang sinulat mo, subukan ulit: isang beses lang itong ipapadala.',
    closed: 'Isinara na ang chat na ito. Isara ang window at buksan muli.',
    maintenance:
      'Sarado ang chat sa ngayon, halimbawa dahil sa maintenance. Narito pa ang sinulat mo; kusang babalik ang chat.',
    wait: (seconds) =>
      `Sunod-sunod ang mensahe mo. Makakasulat ka ulit pagkalipas ng ${seconds} s.`,
  },
};
