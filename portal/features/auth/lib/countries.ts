export interface Country {
  /** ISO 3166; empty where only the dialing code is known. */
  readonly countryCode: string;
  readonly countryDialingCode: string;
}

/** The default country of a number. */
export function likelyCountry(
  countries: readonly Country[],
  hints: { readonly remembered?: string | undefined; readonly dialingCode?: string | undefined },
): string {
  const remembered = countries.find((country) => country.countryCode === hints.remembered);
  const merchants = countries.find((country) => country.countryDialingCode === hints.dialingCode);
  return (remembered ?? merchants ?? countries[0])?.countryCode ?? '';
}

export const dialingCodeOf = (countries: readonly Country[], countryCode: string): string =>
  countries.find((country) => country.countryCode === countryCode)?.countryDialingCode ?? '';

/** Names in the language, in its sort order. A code without a name is shown as it is. */
export function countryOptions(
  countries: readonly Country[],
  languageTag: string,
): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([languageTag, 'en'], { type: 'region' });
  const collator = new Intl.Collator(languageTag);
  return countries
    .filter(({ countryCode }) => countryCode !== '')
    .map(({ countryCode, countryDialingCode }) => ({
      value: countryCode,
      label: `${names.of(countryCode) ?? countryCode} (+${countryDialingCode})`,
    }))
    .toSorted((one, other) => collator.compare(one.label, other.label));
}
