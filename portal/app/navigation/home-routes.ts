import { home } from '../../features/home/feature.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import type { FeatureRoute } from '../../shared/navigation/define-feature.ts';
import type { PopupName } from '../../shared/navigation/registry.ts';

/**
 * The routes of home, which are in the first script; those of the other features are in
 * feature-routes.tsx. They share one view, so that a popup on a path does not remount it (R2.14).
 */
export const homeRoutes: Readonly<Record<string, FeatureRoute<MessageId, PopupName>>> = home.routes;

export const isHome = (pathname: string): boolean => Object.hasOwn(homeRoutes, pathname);

/** The popup that is open over home at this path (R2.02, R2.05). */
export const popupOfPath = (pathname: string): PopupName | undefined =>
  isHome(pathname) ? homeRoutes[pathname]?.popup : undefined;
