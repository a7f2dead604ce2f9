import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { boot } from '../../shared/boot.ts';
import { ImportSuspense } from '../../shared/errors/import-suspense.tsx';
import { MemberBalance } from '../../shared/money/member-balance.tsx';
import { appPath } from '../../shared/navigation/app-path.ts';
import { AccountMenu } from '../shell/account-menu.tsx';
import { CONTENT_ID } from '../shell/layout.ts';
import { BrandMenu, LanguageMenu } from '../shell/preference-menus.tsx';
import { SaferLink } from '../shell/safer-link.tsx';
import { LoadingView } from '../status-views/loading-view.tsx';
import { AgentClock } from './agent-clock.tsx';
import { AgentNav } from './agent-nav.tsx';
import * as css from './agent-shell.css.ts';

/**
 * The agents' own shell (R2.04): instead of the portal's header and footer, a denser frame with a
 * menu, the time (R2.81) and the balance.
 */
export function AgentShell({ children }: { children: ReactNode }) {
  return (
    <div className={css.shell}>
      <div className={css.bar}>
        <Link className={css.logoLink} to={appPath('/')} aria-label={boot().brand.name}>
          <span className={css.logo} data-brand-mark="" />
        </Link>
        <span className={css.name}>
          <FormattedMessage id="shell.agentCenter" />
        </span>
        <AgentClock />
        <div className={css.tools}>
          <BrandMenu />
          <LanguageMenu />
          <SaferLink />
          <MemberBalance />
          <AccountMenu />
        </div>
      </div>
      <AgentNav />
      <main id={CONTENT_ID} className={css.content} tabIndex={-1}>
        <ImportSuspense fallback={<LoadingView />}>{children}</ImportSuspense>
      </main>
    </div>
  );
}
