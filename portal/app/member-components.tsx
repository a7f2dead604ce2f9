import { lazyComponent } from '../shared/errors/lazy-component.tsx';
import { ScriptErrorBanner } from '../shared/errors/script-error-banner.tsx';
import * as css from './shell/header.css.ts';

/** The member's part of the header; visitors do not load it. */
export const MemberTools = lazyComponent(
  () => import('./shell/member-tools.tsx').then((module) => module.MemberTools),
  {
    fallback: <span className={css.memberPlace} />,
    errorFallback: () => <ScriptErrorBanner />,
    isPrompt: false,
  },
);

/** Effects while somebody is logged in. */
export const MemberEffects = lazyComponent(
  () => import('./member-effects.tsx').then((module) => module.MemberEffects),
  { isPrompt: false },
);

/** Preloads both for a person who is about to log in. A failure is shown in their place. */
export function preloadMemberComponents(): void {
  for (const part of [MemberTools, MemberEffects]) part.preload().catch(() => undefined);
}
