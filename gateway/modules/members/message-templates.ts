import type { MessageTexts } from '../messages/store-message.ts';

/** The first message of an account. */
export const WELCOME: MessageTexts = {
  EN: {
    title: 'Welcome',
    body: 'Your account is ready. Set your limits before you play, and play only for fun.',
  },
  TY: {
    title: 'Maligayang pagdating',
    body: 'Handa na ang account mo. Itakda ang iyong mga limit bago maglaro, at maglaro lang para sa saya.',
  },
};
