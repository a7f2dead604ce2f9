import { safeSource } from '@baize/tokens/src/safe-link.ts';
import { boot } from './boot.ts';

const APP_SYSTEMS = ['ios', 'android'] as const;
export type AppSystem = (typeof APP_SYSTEMS)[number];

export interface AppLink {
  readonly system: AppSystem;
  /**
   * Absolute, because it is encoded in a QR code. Undefined while the page's own origin is unknown.
   */
  readonly url: string | undefined;
}

/**
 * The apps that the merchant has configured (resources `IOS_APP` and `ANDROID_APP`).
 * @param origin of this page; undefined on the server
 */
export function appLinks(origin: string | undefined): readonly AppLink[] {
  const { resources } = boot().permission.info;
  return APP_SYSTEMS.flatMap((system) => {
    const type = `${system}_APP`.toUpperCase();
    const found = resources.find(({ resourceType }) => resourceType.toUpperCase() === type)?.url;
    const url = safeSource(found);
    if (!url) return [];
    const isAbsolute = URL.canParse(url);
    return [{ system, url: isAbsolute || origin ? new URL(url, origin).href : undefined }];
  });
}

export const isApp = ({ resourceType }: { readonly resourceType: string }): boolean =>
  /^(?:IOS|ANDROID)_APP$/i.test(resourceType);

/** Whether there is any app; also known on the server. */
export const hasApp = (): boolean => boot().permission.info.resources.some(isApp);
