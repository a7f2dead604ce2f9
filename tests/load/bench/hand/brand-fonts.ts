/** The same font files that the kit's brands load, so that these pages change their type, too. */
export function loadBrandFonts(): void {
  for (const [family, file] of [
    ['Inter', '/brands/meridian/fonts/inter-plain-wght-normal.woff2'],
    ['Source Sans 3', '/brands/cedar/fonts/source-sans-3-plain-wght-normal.woff2'],
  ] as const) {
    document.fonts.add(new FontFace(family, `url(${file})`, { weight: '200 900' }));
  }
}
