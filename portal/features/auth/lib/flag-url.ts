import { boot } from '../../../shared/boot.ts';

/** The origin of platform pictures: the merchant's image host, else the gateway itself. */
const imageHost = (): string => boot().permission.info.imageCDNs[0]?.replace(/\/+$/, '') ?? '/art';

/** R7.07: a country's flag, by its ISO 3166 code. */
export const flagUrl = (countryCode: string): string =>
  `${imageHost()}/COUNTRY_FLAG/${countryCode}.png`;
