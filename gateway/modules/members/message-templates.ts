import type { MessageTexts } from '../messages/store-message.ts';

/** The first message to a new account. */
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

/**
 * The message for an account that logged in by third parties only and has set its first password.
 */
export const FIRST_PASSWORD: MessageTexts = {
  EN: {
    title: 'Login password set',
    body: 'You can log in with your username and this password from now on. If you did not set it, tell customer service at once.',
  },
  TY: {
    title: 'Nailagay na ang login password',
    body: 'Makakapag-login ka na gamit ang username at password na ito. Kung hindi ikaw ang naglagay nito, sabihan agad ang customer service.',
  },
};
