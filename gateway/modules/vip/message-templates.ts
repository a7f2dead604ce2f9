import { inLanguage } from '../../core/translated.ts';
import type { MessageTexts } from '../messages/store-message.ts';
import type { Rank } from './ranks.ts';

/** The inbox message for a reached rank. */
export const rankMessage = ({ level, name }: Rank): MessageTexts => ({
  EN: {
    title: `VIP ${level}: ${inLanguage(name, 'EN')}`,
    body: 'You have reached a new rank. Its bonus, if you want it, waits on your VIP page. Play only for fun.',
  },
  TY: {
    title: `VIP ${level}: ${inLanguage(name, 'TY')}`,
    body: 'May bago ka nang ranggo. Nasa iyong VIP page ang bonus nito, kung gusto mo. Maglaro lang para sa saya.',
  },
});
