import { lazyPart } from '../shared/errors/lazy-part.tsx';
import { useSession } from '../shared/session/session-store.ts';
import { useForgetMembersData } from './forget-members-data.ts';
import { LateParts } from './late-parts.tsx';
import { Popups } from './popups/popups.tsx';
import { AppRoutes } from './routes.tsx';
import { useScrollPosition } from './scroll-position.ts';
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
      <LateParts />
    </>
  );
}
