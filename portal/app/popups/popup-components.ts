import type { ComponentType } from 'react';
import { catalogue as announcementsCatalogue } from '../../features/announcements/catalogue.ts';
import { catalogue as authCatalogue } from '../../features/auth/catalogue.ts';
import { catalogue as chatCatalogue } from '../../features/chat/catalogue.ts';
import { catalogue as contactCatalogue } from '../../features/contact/catalogue.ts';
import { catalogue as contractsCatalogue } from '../../features/contracts/catalogue.ts';
import { catalogue as feedbackCatalogue } from '../../features/feedback/catalogue.ts';
import { catalogue as gameCatalogue } from '../../features/game/catalogue.ts';
import { catalogue as helpCatalogue } from '../../features/help/catalogue.ts';
import { catalogue as inviteCatalogue } from '../../features/invite/catalogue.ts';
import { catalogue as licenseCatalogue } from '../../features/license/catalogue.ts';
import { catalogue as memberCatalogue } from '../../features/member/catalogue.ts';
import { catalogue as noticesCatalogue } from '../../features/notices/catalogue.ts';
import { catalogue as searchCatalogue } from '../../features/search/catalogue.ts';
import { type Feature, lazyFeature } from '../../shared/messages/catalogue.tsx';
import type { PopupName, PopupProps } from '../../shared/popups/popup-stack.ts';

const auth = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyFeature(load, authCatalogue);
const game = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyFeature(load, gameCatalogue);

const LoginPopup = auth<PopupProps>(() =>
  import('../../features/auth/login-popup.tsx').then((m) => ({ default: m.LoginPopup })),
);
const RegisterPopup = auth<PopupProps>(() =>
  import('../../features/auth/register-popup.tsx').then((m) => ({ default: m.RegisterPopup })),
);
const ChangePasswordPopup = auth<PopupProps>(() =>
  import('../../features/auth/change-password-popup.tsx').then((m) => ({
    default: m.ChangePasswordPopup,
  })),
);
const ForgotPopup = auth<PopupProps>(() =>
  import('../../features/auth/forgot-popup.tsx').then((m) => ({ default: m.ForgotPopup })),
);
const ResetPopup = auth<PopupProps>(() =>
  import('../../features/auth/reset-popup.tsx').then((m) => ({ default: m.ResetPopup })),
);
const GamePopup = game<PopupProps>(() =>
  import('../../features/game/game-popup.tsx').then((m) => ({ default: m.GamePopup })),
);
const GameListPopup = game<PopupProps>(() =>
  import('../../features/game/game-list-popup.tsx').then((m) => ({ default: m.GameListPopup })),
);
const GameInfoPopup = game<PopupProps>(() =>
  import('../../features/game/game-info-popup.tsx').then((m) => ({ default: m.GameInfoPopup })),
);
const NoticePopup = lazyFeature<PopupProps>(
  () => import('../../features/notices/notice-popup.tsx').then((m) => ({ default: m.NoticePopup })),
  noticesCatalogue,
);

const ContactPopup = lazyFeature<PopupProps>(
  () =>
    import('../../features/contact/contact-popup.tsx').then((m) => ({ default: m.ContactPopup })),
  contactCatalogue,
);

const SearchPopup = lazyFeature<PopupProps>(
  () => import('../../features/search/search-popup.tsx').then((m) => ({ default: m.SearchPopup })),
  searchCatalogue,
);
const AnnouncementPopup = lazyFeature<PopupProps>(
  () =>
    import('../../features/announcements/announcement-popup.tsx').then((m) => ({
      default: m.AnnouncementPopup,
    })),
  announcementsCatalogue,
);
const HelpPopup = lazyFeature<PopupProps>(
  () => import('../../features/help/help-popup.tsx').then((m) => ({ default: m.HelpPopup })),
  helpCatalogue,
);
const LicensePopup = lazyFeature<PopupProps>(
  () =>
    import('../../features/license/license-popup.tsx').then((m) => ({ default: m.LicensePopup })),
  licenseCatalogue,
);
const ChatPopup = lazyFeature<PopupProps>(
  () => import('../../features/chat/chat-popup.tsx').then((m) => ({ default: m.ChatPopup })),
  chatCatalogue,
);
const ContractsPopup = lazyFeature<PopupProps>(
  () =>
    import('../../features/contracts/contracts-popup.tsx').then((m) => ({
      default: m.ContractsPopup,
    })),
  contractsCatalogue,
);

const FeedbackPopup = lazyFeature<PopupProps>(
  () =>
    import('../../features/feedback/feedback-popup.tsx').then((m) => ({
      default: m.FeedbackPopup,
    })),
  feedbackCatalogue,
);

const InvitePopup = lazyFeature<PopupProps>(
  () => import('../../features/invite/invite-popup.tsx').then((m) => ({ default: m.InvitePopup })),
  inviteCatalogue,
);

const MemberPopup = lazyFeature<PopupProps>(
  () => import('../../features/member/member-popup.tsx').then((m) => ({ default: m.MemberPopup })),
  memberCatalogue,
);

/** What draws each popup: fetched when it is first opened. */
export const COMPONENTS: Record<PopupName, Feature<PopupProps>> = {
  login: LoginPopup,
  register: RegisterPopup,
  'change-password': ChangePasswordPopup,
  forgot: ForgotPopup,
  'reset-password': ResetPopup,
  game: GamePopup,
  'game-list': GameListPopup,
  'game-info': GameInfoPopup,
  search: SearchPopup,
  notice: NoticePopup,
  contact: ContactPopup,
  announcement: AnnouncementPopup,
  help: HelpPopup,
  license: LicensePopup,
  chat: ChatPopup,
  contracts: ContractsPopup,
  feedback: FeedbackPopup,
  invite: InvitePopup,
  member: MemberPopup,
};
