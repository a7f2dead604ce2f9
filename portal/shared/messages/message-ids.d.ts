import type core from '../../app/messages/en.json';
import type agent from '../../features/agent/messages/en.json';
import type announcements from '../../features/announcements/messages/en.json';
import type appDownload from '../../features/app-download/messages/en.json';
import type auth from '../../features/auth/messages/en.json';
import type chat from '../../features/chat/messages/en.json';
import type contact from '../../features/contact/messages/en.json';
import type contracts from '../../features/contracts/messages/en.json';
import type feedback from '../../features/feedback/messages/en.json';
import type game from '../../features/game/messages/en.json';
import type help from '../../features/help/messages/en.json';
import type home from '../../features/home/messages/en.json';
import type invite from '../../features/invite/messages/en.json';
import type license from '../../features/license/messages/en.json';
import type lobby from '../../features/lobby/messages/en.json';
import type lottery from '../../features/lottery/messages/en.json';
import type member from '../../features/member/messages/en.json';
import type mirrors from '../../features/mirrors/messages/en.json';
import type notices from '../../features/notices/messages/en.json';
import type points from '../../features/points/messages/en.json';
import type promotions from '../../features/promotions/messages/en.json';
import type search from '../../features/search/messages/en.json';
import type ownLink from '../invite/messages/en.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      /** Every id of every catalogue: a misspelt one does not compile. */
      ids:
        | keyof typeof core
        | keyof typeof agent
        | keyof typeof auth
        | keyof typeof contact
        | keyof typeof game
        | keyof typeof home
        | keyof typeof lobby
        | keyof typeof lottery
        | keyof typeof member
        | keyof typeof announcements
        | keyof typeof appDownload
        | keyof typeof chat
        | keyof typeof contracts
        | keyof typeof feedback
        | keyof typeof help
        | keyof typeof invite
        | keyof typeof license
        | keyof typeof mirrors
        | keyof typeof notices
        | keyof typeof ownLink
        | keyof typeof points
        | keyof typeof promotions
        | keyof typeof search;
    }
  }
}
