import { lazyPart } from '../shared/errors/lazy-part.tsx';
import { useSession } from '../shared/session/session-store.ts';
import { useForgetMembersData } from './forget-members-data.ts';
import { AppRoutes } from './navigation/routes.tsx';
import { useScrollPosition } from './navigation/scroll-position.ts';
import { DeferredOverlays } from './overlays/deferred-overlays.tsx';
import { Popups } from './overlays/popups.tsx';
import { Shell } from './shell/shell.tsx';

const MemberEffects = lazyPart(() =>
  import('./member-effects.tsx').then((module) => module.MemberEffects),
);

/** Everything that a visitor with a normal system status sees. */
export function Portal() {
  const { isLogin } = useSession();
  useScrollPosition();
  useForgetMembersData();
  return (
    <>
      <Shell>
        <AppRoutes />
      </Shell>
      <Popups />
      {isLogin && <MemberEffects />}
      <DeferredOverlays />
    </>
  );
}
