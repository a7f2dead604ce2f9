import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { audienceOf, wasSeen } from '../../shared/announcements/seen.ts';
import { usePopupAnnouncements } from '../../shared/announcements/use-announcements.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { promptStore } from '../../shared/notify/notify-store.ts';
import { CASHIER_PAGES } from '../../shared/paths.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useStore } from '../../shared/store.ts';
import { popupOfPath } from '../navigation/home-routes.ts';
import { hasSideMenu } from '../shell/layout.ts';

/** Milliseconds that nothing else may happen before an announcement opens. */
const QUIET = 1200;

const isCashier = (pathname: string, search: string) =>
  pathname === appPath('/member') &&
  CASHIER_PAGES.some((page) => page === new URLSearchParams(search).get('page'));

/** Nobody is paying, playing, or reading another popup. */
function useIsFree(): boolean {
  const { stack } = usePopups();
  const { pathname, search } = useLocation();
  const { mustChangePassword, isExcluded } = useSession();
  const prompt = useStore(promptStore);
  return (
    stack.length === 0 &&
    !prompt &&
    !mustChangePassword &&
    !isExcluded &&
    !popupOfPath(pathname) &&
    !isCashier(pathname, search) &&
    hasSideMenu(pathname)
  );
}

/** Asks for the audience's announcements and opens them once, when nobody is in the middle of something. */
function Announce() {
  const { data } = usePopupAnnouncements();
  const { isLogin } = useSession();
  const { open } = usePopups();
  const isFree = useIsFree();
  const opens = isFree && data !== undefined && data.length > 0;
  useEffect(() => {
    if (!opens) return;
    const timer = setTimeout(() => {
      if (!wasSeen(audienceOf(isLogin))) open('announcement');
    }, QUIET);
    return () => clearTimeout(timer);
  }, [opens, open, isLogin]);
  return null;
}

/**
 * R4.13: announcements open once per session and audience. Fetched after the page has come to
 * rest, and only for an audience that has not seen them.
 */
export function Announcer() {
  const { isLogin, takeovers } = useSession();
  const audience = audienceOf(isLogin);
  const who = `${audience} ${takeovers}`;
  const [seenAtFirst, setSeenAtFirst] = useState({ who, seen: wasSeen(audience) });
  if (seenAtFirst.who !== who) setSeenAtFirst({ who, seen: wasSeen(audience) });
  return seenAtFirst.seen ? null : <Announce key={who} />;
}
