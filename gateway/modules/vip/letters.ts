import type { Letters } from '../messages/store-message.ts';
import type { RankRow } from './ranks.ts';

/** What the inbox says when a member has reached a rank. */
export const rankLetters = ({ level, nameEn, nameTy }: RankRow): Letters => ({
  EN: {
    title: `VIP ${level}: ${nameEn}`,
    body: 'You have reached a new rank. Its bonus, if you want it, waits on your VIP page. Play only for fun.',
  },
  TY: {
    title: `VIP ${level}: ${nameTy}`,
    body: 'May bago ka nang ranggo. Nasa iyong VIP page ang bonus nito, kung gusto mo. Maglaro lang para sa saya.',
  },
});
