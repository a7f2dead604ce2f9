import { lazyPart } from '../shared/errors/lazy-part.tsx';
import { MissingScript } from '../shared/errors/missing-script.tsx';
import { whenAlive } from './page-alive.ts';
import * as css from './shell/header.css.ts';

/** A drawn page answers to a press before it shows what is the member's alone. */
async function onceAlive<Part>(load: () => Promise<Part>): Promise<Part> {
  await whenAlive();
  return load();
}

/** What stands in the bar of whoever is logged in; visitors do not fetch it. */
export const MemberTools = lazyPart(
  () => onceAlive(() => import('./shell/member-tools.tsx').then((module) => module.MemberTools)),
  { place: <span className={css.memberPlace} />, failed: () => <MissingScript /> },
);

/** What runs while somebody is logged in. */
export const MemberEffects = lazyPart(() =>
  import('./member-effects.tsx').then((module) => module.MemberEffects),
);

/** Begins to fetch both, for whoever is about to log in. What cannot be had says so in its place. */
export function preloadMemberParts(): void {
  for (const part of [MemberTools, MemberEffects]) part.preload().catch(() => undefined);
}
