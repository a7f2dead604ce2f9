import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { type Boot, sideMenuState } from '../../contract/boot.ts';
import { type Language, supportedLanguage } from '../../contract/languages.ts';
import { BRAND_COOKIE, SIDE_MENU_COOKIE } from '../../contract/page.ts';
import type { Permission } from '../../contract/system.ts';
import { hostOf } from '../allowed-host.ts';
import type { Brands } from '../brands.ts';
import { callerIp } from '../caller-ip.ts';
import type { Config } from '../config.ts';
import { brandName, describeBrand } from '../describe-brand.ts';
import type { Brand } from '../read-brand.ts';

/** The source of boot data: the reference gateway, or a platform behind it. */
export interface PageSource {
  readonly config: Config;
  /** Returns the system status for a visitor with this IP address on this host. */
  readPermission(ip: string, language: Language, host: string): Promise<Permission>;
}

export interface PageFacts {
  readonly boot: Boot;
  readonly brand: Brand | undefined;
}

const FALLBACK = {
  slug: 'none',
  name: 'Baize',
  mode: 'dark',
  modes: ['dark'],
  copyright: '',
  licence: '',
  support: {},
} as const;

/** The formatter of the year, cached because creating one takes longer than the rest of the boot data. */
let years: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | undefined;

/** Returns the current year in the merchant's time zone, by the gateway's clock. */
function yearOf({ serverTime, info }: Permission): number {
  const { timeZone = 'UTC' } = info;
  if (years?.timeZone !== timeZone) {
    years = { timeZone, format: new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }) };
  }
  return Number(years.format.format(serverTime));
}

/**
 * Reads what the portal needs before its first paint, from the settings and the visitor's cookies: `lang`, `mode`,
 * `sideMenu`, and in the demo `brand`.
 */
export async function readBootData(
  context: Context,
  source: PageSource,
  brands: Brands,
): Promise<PageFacts> {
  const { demo } = source.config;
  const language = supportedLanguage(getCookie(context, 'lang'));
  const wanted = getCookie(context, BRAND_COOKIE);
  const [brand, minimumAge] = await Promise.all([brands.choose(wanted), brands.minimumAge(wanted)]);
  const wantedMode = getCookie(context, 'mode');
  const mode = brand?.modes.find((each) => each === wantedMode) ?? brand?.modes[0];
  const choosable = demo ? await brands.all() : brand ? [brand] : [];
  const sideMenu = z.safeParse(sideMenuState, getCookie(context, SIDE_MENU_COOKIE));
  const ip = callerIp(context, source.config);
  const permission = await source.readPermission(ip, language, hostOf(context));
  return {
    brand,
    boot: {
      permission: permission,
      brand: {
        ...(brand && mode
          ? describeBrand(brand, { mode, language, year: yearOf(permission) })
          : { ...FALLBACK, modes: [...FALLBACK.modes] }),
        minimumAge,
      },
      brands: choosable.map((each) => ({
        slug: each.slug,
        name: brandName(each, language),
        modes: each.modes,
      })),
      language,
      ...(sideMenu.success && { sideMenu: sideMenu.data }),
      demo,
    },
  };
}
