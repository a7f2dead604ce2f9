/** Browser names in user agents, ordered so that the most specific one matches first. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

type Names = readonly (readonly [pattern: RegExp, name: string])[];

const nameIn = (names: Names, text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Browser and system of a user agent, such as `Chrome, Windows`; undefined where neither is known.
 */
export function describeDevice(userAgent: string): string | undefined {
  const known = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter(Boolean);
  return known.length > 0 ? known.join(', ') : undefined;
}
