import { lazyPart } from '../shared/errors/lazy-part.tsx';
import { MissingScript } from '../shared/errors/missing-script.tsx';
import * as css from './shell/header.css.ts';

/** The member's part of the header; visitors do not load it. */
export const MemberTools = lazyPart(
  () => import('./shell/member-tools.tsx').then((module) => module.MemberTools),
  { place: <span className={css.memberPlace} />, failed: () => <MissingScript />, isPrompt: false },
);

/** Effects while somebody is logged in. */
export const MemberEffects = lazyPart(
  () => import('./member-effects.tsx').then((module) => module.MemberEffects),
  { isPrompt: false },
);

/** Preloads both for a person who is about to log in. A failure is shown in their place. */
export function preloadMemberParts(): void {
  for (const part of [MemberTools, MemberEffects]) part.preload().catch(() => undefined);
}
