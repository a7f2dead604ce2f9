import { type ComponentType, Suspense } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
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
import { ErrorBoundary } from '../../shared/errors/error-boundary.tsx';
import { lazyFeature } from '../../shared/messages/catalogue.tsx';
import { insidePath, PATHS } from '../../shared/paths.ts';
import {
  type OpenPopup,
  type PopupName,
  type PopupProps,
  usePopups,
} from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { BrokenPopup } from './broken-popup.tsx';

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

const COMPONENTS: Record<PopupName, ComponentType<PopupProps>> = {
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

/** The popups by which one gets a session. */
const ENTRANCES: readonly PopupName[] = ['login', 'register', 'forgot'];

/** /login, /register and /help are home with a popup over it (R2.02, R2.05). */
function routePopup(pathname: string): OpenPopup | undefined {
  if (pathname === PATHS.login) return { name: 'login', args: [] };
  if (pathname === PATHS.register) return { name: 'register', args: [] };
  if (pathname === PATHS.help) return { name: 'help', args: [] };
  return undefined;
}

/** Draws the one stack of popups: the route's own lowest, then those of the address. */
export function PopupHost() {
  const { stack, close } = usePopups();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { isLogin, mustChangePassword, isInterrupted, takeovers } = useSession();
  const [query] = useSearchParams();
  const fromRoute = routePopup(pathname);
  // Somebody else finds nothing of who was here; the way in is still under way while it works.
  const keyOf = ({ name }: OpenPopup) => (ENTRANCES.includes(name) ? name : `${name}|${takeovers}`);

  if (mustChangePassword) {
    // R4.04: above everything, and it cannot be put aside; only a lost session comes before it.
    return (
      <>
        <PopupFrame
          key="forced"
          popup={{ name: 'change-password', args: ['forced'] }}
          onClose={() => undefined}
        />
        {isInterrupted &&
          stack
            .filter(({ name }) => ENTRANCES.includes(name))
            .map((popup) => <PopupFrame key={popup.name} popup={popup} onClose={close} />)}
      </>
    );
  }
  // R2.12: whoever logs in on the login route goes where they were going.
  if (fromRoute && fromRoute.name !== 'help' && isLogin)
    return <Navigate to={insidePath(query.get('next'))} replace />;
  return (
    <>
      {fromRoute && <PopupFrame popup={fromRoute} onClose={() => navigate(PATHS.home)} />}
      {stack.map((popup) => (
        <PopupFrame key={keyOf(popup)} popup={popup} onClose={close} />
      ))}
    </>
  );
}

function PopupFrame({ popup, onClose }: { popup: OpenPopup; onClose: () => void }) {
  const Popup = COMPONENTS[popup.name];
  return (
    <ErrorBoundary
      fallback={(error, retry) => <BrokenPopup error={error} onRetry={retry} onClose={onClose} />}
    >
      <Suspense>
        <Popup args={popup.args} onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}
