import type { Boot } from '@baize/gateway/contract';
import { fetchBoot } from '../api/fetch-boot.ts';
import { BRAND_CHANGE, boot, setBoot } from '../boot.ts';
import { currentLanguage } from '../messages/language-store.ts';
import { recolourArt } from './brand-art.ts';

type BrandFacts = Boot['brand'];

/** The matching element in the page's head; created where it is missing. */
function headElement(selector: string, make: () => HTMLElement): HTMLElement {
  const found = document.head.querySelector<HTMLElement>(selector);
  if (found) return found;
  const made = make();
  document.head.append(made);
  return made;
}

function setLink(rel: string, href: string): void {
  const make = () => Object.assign(document.createElement('link'), { rel });
  const link = headElement(`link[rel="${rel}"]`, make);
  if (link.getAttribute('href') !== href) link.setAttribute('href', href);
}

function setMeta(name: string, content: string): void {
  const make = () => Object.assign(document.createElement('meta'), { name });
  headElement(`meta[name="${name}"]`, make).setAttribute('content', content);
}

/**
 * Updates what the browser shows of the brand around the page, as the gateway does in served pages.
 */
function showInHead({ slug, name, themeColor }: BrandFacts, mode: BrandFacts['mode']): void {
  const folder = `/brands/${slug}`;
  setLink('icon', `${folder}/mark.svg`);
  setLink('apple-touch-icon', `${folder}/apple-touch-icon.png`);
  setLink('manifest', `${folder}/manifest.webmanifest?lang=${currentLanguage()}&mode=${mode}`);
  setMeta('application-name', name);
  setMeta('apple-mobile-web-app-title', name);
  const color = themeColor?.[mode];
  if (color) setMeta('theme-color', color);
}

/** Longest first, because a licence contains the name. */
const WORDS: readonly ((brand: BrandFacts) => string)[] = [
  ({ licence }) => licence,
  ({ copyright }) => copyright,
  ({ name }) => name,
  ({ minimumAge }) => `${minimumAge}+`,
];

/**
 * Replaces the brand's texts on the page: in elements with `data-brand-text` and in the name of the
 * logo's link. It changes the document rather than React's state, as the whole switch does; later
 * renders use the new boot data.
 */
function replaceWords(last: BrandFacts, next: BrandFacts): void {
  for (const logo of document.querySelectorAll('[data-brand-logo]')) {
    logo.closest('a[aria-label]')?.setAttribute('aria-label', next.name);
  }
  for (const place of document.querySelectorAll('[data-brand-text]')) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const said = text.nodeValue ?? '';
      const word = WORDS.find((each) => each(last) && said.includes(each(last)));
      if (word) text.nodeValue = said.replaceAll(word(last), word(next));
    }
  }
}

/**
 * Updates everything other than styles to the brand and the mode of `<html>`: pictures in the
 * brand's colours, the page's title, icons, theme colour, and texts with the brand's name.
 * @throws when the gateway does not answer; the previous texts then stay
 */
export async function followBrand(): Promise<void> {
  const { brand: slug = '' } = document.documentElement.dataset;
  if (slug !== boot().brand.slug) {
    recolourArt(slug);
    await takeWords();
  }
  showAround();
}

/**
 * Updates the brand's own texts (name, licence, tagline) to the language of the page.
 * @throws when the gateway does not answer; the previous texts then stay
 */
export async function followLanguage(): Promise<void> {
  await takeWords();
  showAround();
}

/** The number of requests for texts: an answer to an earlier one belongs to an earlier switch. */
let asked = 0;

/** Requests the texts of the page's brand in the language of the page. */
async function takeWords(): Promise<void> {
  asked += 1;
  const own = asked;
  const { brand: next } = await fetchBoot();
  // The brand was switched again meanwhile, and its own request is in progress.
  if (own !== asked || next.slug !== document.documentElement.dataset.brand) return;
  const last = boot().brand;
  setBoot({ ...boot(), brand: next });
  replaceWords(last, next);
  dispatchEvent(new Event(BRAND_CHANGE));
}

function showAround(): void {
  const { brand } = boot();
  const { mode } = document.documentElement.dataset;
  showInHead(brand, brand.modes.find((each) => each === mode) ?? brand.mode);
}
