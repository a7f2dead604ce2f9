import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { audienceOf, recordSeen, wasSeen } from '../../shared/announcements/seen.ts';
import {
  followSeenElsewhere,
  type SeenElsewhere,
} from '../../shared/announcements/seen-elsewhere.ts';
import { usePopupAnnouncements } from '../../shared/announcements/use-announcements.ts';
import { promptStore } from '../../shared/notify/notify-store.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useStore } from '../../shared/store.ts';
import { popupOfPath } from '../navigation/home-routes.ts';
import { hasSideMenu } from '../shell/layout.ts';
import { useDrawer } from '../shell/use-drawer.ts';
import { isCashier } from './cashier.ts';
import { preloadPopup } from './popup-host.tsx';
import { isOccupied, whenInactive } from './when-inactive.ts';

/** Whether nobody is paying, playing, using the menu, or reading another popup. */
function useIsFree(): boolean {
  const { stack } = usePopups();
  const { pathname, search } = useLocation();
  const { mustChangePassword, isExcluded } = useSession();
  const prompt = useStore(promptStore);
  const drawer = useDrawer();
  return (
    stack.length === 0 &&
    !prompt &&
    !drawer.isOpen &&
    !mustChangePassword &&
    !isExcluded &&
    !popupOfPath(pathname) &&
    !isCashier(pathname, search) &&
    hasSideMenu(pathname)
  );
}

/**
 * Whether the cashier was open since this page was loaded: a person who leaves it is not
 * interrupted.
 */
function useWasInCashier(): boolean {
  const { pathname, search } = useLocation();
  const [was, setWas] = useState(false);
  if (!was && isCashier(pathname, search)) setWas(true);
  return was;
}

/** Loads the audience's announcements and opens them once, when the person is not busy. */
function Announce({ onOpened }: { onOpened: () => void }) {
  const { data } = usePopupAnnouncements();
  const { isLogin } = useSession();
  const { open } = usePopups();
  const isFree = useIsFree();
  const wasInCashier = useWasInCashier();
  const opens = isFree && !wasInCashier && data !== undefined && data.length > 0;
  useEffect(() => {
    if (!opens) return;
    // Its script and words load during the wait. A failure is shown where they open.
    preloadPopup('announcement').catch(() => undefined);
    return whenInactive(() => {
      if (isOccupied()) return false;
      if (wasSeen(audienceOf(isLogin))) return true;
      onOpened();
      open('announcement');
      return true;
    });
  }, [opens, open, isLogin, onOpened]);
  return null;
}

/**
 * R4.13: announcements open once per session and audience, in one tab of a browser. They are loaded
 * once the page is idle, and only for an audience that has not seen them.
 */
export function Announcer() {
  const { isLogin, takeovers, account } = useSession();
  const audience = audienceOf(isLogin);
  const who = `${audience} ${takeovers}`;
  const [seenAtFirst, setSeenAtFirst] = useState({ who, seen: wasSeen(audience) });
  if (seenAtFirst.who !== who) setSeenAtFirst({ who, seen: wasSeen(audience) });
  const others = useRef<SeenElsewhere>(undefined);
  const openedFor = useRef<string>(undefined);
  useEffect(() => {
    const link = followSeenElsewhere(
      { audience, account },
      () => openedFor.current === who || wasSeen(audience),
      () => recordSeen(audience),
    );
    others.current = link;
    return link.close;
  }, [audience, account, who]);
  const opened = useCallback(() => {
    openedFor.current = who;
    others.current?.broadcast();
  }, [who]);
  return seenAtFirst.seen ? null : <Announce key={who} onOpened={opened} />;
}
