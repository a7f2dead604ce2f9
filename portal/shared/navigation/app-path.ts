import type { AppPath } from './registry.ts';

/** A path of the portal, for links: an unknown one does not compile. */
export const appPath = <Path extends AppPath>(known: Path): Path => known;
