import { lazyPart } from '../shared/errors/lazy-part.tsx';
import { MissingScript } from '../shared/errors/missing-script.tsx';
import * as css from './shell/header.css.ts';

/** What stands in the bar of whoever is logged in; visitors do not fetch it. */
export const MemberTools = lazyPart(
  () => import('./shell/member-tools.tsx').then((module) => module.MemberTools),
  { place: <span className={css.memberPlace} />, failed: () => <MissingScript />, isPrompt: false },
);

/** What runs while somebody is logged in. */
export const MemberEffects = lazyPart(
  () => import('./member-effects.tsx').then((module) => module.MemberEffects),
  { isPrompt: false },
);

/** Begins to fetch both, for whoever is about to log in. What cannot be had says so in its place. */
export function preloadMemberParts(): void {
  for (const part of [MemberTools, MemberEffects]) part.preload().catch(() => undefined);
}
