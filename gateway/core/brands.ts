import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MINIMUM_AGE } from '../contract/age.ts';
import { MINUTE } from '../contract/durations.ts';
import type { Config } from './config.ts';
import { logError } from './log-error.ts';
import { type Brand, readBrand } from './read-brand.ts';
import { ttlCache } from './ttl-cache.ts';

/** The brands that are deployed beside the app. */
export interface Brands {
  /** Returns all brands that can be read, by slug. */
  all(): Promise<readonly Brand[]>;
  /** Returns a brand by its slug. */
  find(slug: string): Promise<Brand | undefined>;
  /** Chooses the brand of a page: in the demo the wanted one, else the configured default, else the merchant's. */
  choose(wanted: string | undefined): Promise<Brand | undefined>;
  /**
   * Returns the minimum age of players, in years, which pages display and the gateway enforces. It is the highest
   * of the chosen brand, the configured one and those that name the merchant, because an account is valid in each
   * of them: asking for another brand can raise the age but never lower it.
   */
  minimumAge(wanted: string | undefined): Promise<number>;
}

/**
 * Milliseconds for which a brand's files are not checked for changes. Checking the files of every brand for every
 * page would take longer than the rest of the page.
 */
const FILES_CACHE_MS = 500;

/** Slugs as `npm run brand -- new` creates them; other texts never reach the file system. */
const SLUG = /^[a-z][a-z0-9-]{1,30}$/;

/**
 * Milliseconds for which the list of brands that name the merchant is cached: finding them reads every brand, of
 * which there may be a thousand.
 */
const MERCHANT_BRANDS_CACHE_MS = MINUTE;

/** Maximum number of cached slugs: cookies name brands, so anybody can invent them. */
const MAX_CACHED_BRANDS = 2048;

/**
 * Creates the access to the brands in the brands folder. Changed files take effect within half a second, so a brand
 * is deployed without a restart.
 */
export function createBrands(
  config: Pick<Config, 'brandsFolder' | 'defaultBrand' | 'demo' | 'merchant'>,
): Brands {
  const cache = new Map<string, { readonly modified: number; readonly brand: Brand | undefined }>();

  const readIfChanged = async (slug: string): Promise<Brand | undefined> => {
    const [css, json, layout] = await Promise.all(
      ['brand.css', 'brand.json', 'layout.json'].map((file) =>
        stat(join(config.brandsFolder, slug, file)).catch(() => undefined),
      ),
    );
    if (!css || !json) return undefined;
    const modified = css.mtimeMs + json.mtimeMs + (layout?.mtimeMs ?? 0);
    const cached = cache.get(slug);
    if (cached?.modified === modified) return cached.brand;
    const brand = await readBrand(config.brandsFolder, slug).catch((error: unknown) => {
      // A broken brand must not break the pages of the others.
      logError(`The brand ${slug} could not be read`, error);
      return undefined;
    });
    cache.set(slug, { modified, brand });
    return brand;
  };
  const cachedBrand = ttlCache<Brand | undefined>(FILES_CACHE_MS, MAX_CACHED_BRANDS);
  const read = (slug: string) => cachedBrand(slug, () => readIfChanged(slug)).value;

  const listSlugs = async (): Promise<string[]> => {
    const entries = await readdir(config.brandsFolder, { withFileTypes: true }).catch(() => []);
    const slugs = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    return slugs.sort();
  };
  const cachedList = ttlCache<string[]>(FILES_CACHE_MS, 1);

  async function all(): Promise<readonly Brand[]> {
    const slugs = await cachedList('slugs', listSlugs).value;
    const brands = await Promise.all(slugs.map(read));
    return brands.filter((brand) => brand !== undefined);
  }

  const find = async (slug: string) => (SLUG.test(slug) ? read(slug) : undefined);

  const namesMerchant = ({ merchants }: Brand) => merchants.includes(config.merchant);
  const cachedMerchantBrands = ttlCache<readonly string[]>(MERCHANT_BRANDS_CACHE_MS, 1);

  let warned = '';
  /** Warns, once for the same list, that several brands name the merchant. */
  async function warnOfSeveral(slugs: readonly string[]): Promise<void> {
    const [first, ...others] = slugs;
    if (others.length === 0 || warned === slugs.join() || (await find(config.defaultBrand ?? '')))
      return;
    warned = slugs.join();
    console.warn(
      `The merchant ${config.merchant} is named in several brands: ${slugs.join(', ')}. ${first} is used. ` +
        `Remove the others from ${config.brandsFolder}, or set BAIZE_BRAND.`,
    );
  }

  /** Returns the brands that name the merchant; more than one is a configuration error. */
  async function merchantBrands(): Promise<readonly Brand[]> {
    const findSlugs = async () => {
      const slugs = (await all()).filter(namesMerchant).map(({ slug }) => slug);
      await warnOfSeveral(slugs);
      return slugs;
    };
    const brands = await Promise.all(
      (await cachedMerchantBrands('slugs', findSlugs).value).map(read),
    );
    return brands.filter((brand) => brand !== undefined).filter(namesMerchant);
  }

  /** Returns the merchant's brand even if it was deployed after the list was cached, else any brand. */
  async function uncachedFallback(): Promise<Brand | undefined> {
    const brands = await all();
    return brands.find(namesMerchant) ?? brands[0];
  }

  const choose = async (wanted: string | undefined): Promise<Brand | undefined> =>
    (config.demo ? await find(wanted ?? '') : undefined) ??
    (await find(config.defaultBrand ?? '')) ??
    (await merchantBrands())[0] ??
    uncachedFallback();

  return {
    all,
    find,
    choose,
    minimumAge: async (wanted) => {
      const brands = await Promise.all([choose(wanted), choose(undefined), merchantBrands()]);
      const ages = brands.flat().map((brand) => brand?.licence.minimumAge ?? MINIMUM_AGE);
      return Math.max(MINIMUM_AGE, ...ages);
    },
  };
}
