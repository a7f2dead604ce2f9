import type { Boot } from '@baize/gateway/contract';
import { fetchBoot } from '../api/fetch-boot.ts';
import { BRAND_CHANGE, boot, setBoot } from '../boot.ts';
import { currentLanguage } from '../messages/language-store.ts';
import { recolourArt } from './brand-art.ts';

type BrandFacts = Boot['brand'];

/** The element of the page's head that this matches, made where the page came without it. */
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

/** What the browser shows of the brand around the page, as the gateway writes it into a page. */
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

/** Longest first: a licence has the name in it. */
const WORDS: readonly ((brand: BrandFacts) => string)[] = [
  ({ licence }) => licence,
  ({ copyright }) => copyright,
  ({ name }) => name,
  ({ minimumAge }) => `${minimumAge}+`,
];

/**
 * Puts the next brand's words where the last one's stand: in what is marked `data-brand-text`, and in
 * the name of the logo's link. By hand and not by React, as the whole switch; what React draws later
 * it draws of the new boot data.
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
 * Lets all that is no style follow the brand and the mode that `<html>` shows: pictures in the brand's
 * colours, the page's title, icons, colour around the page, and words with the brand's name.
 * @throws when the gateway does not answer; the words of the previous brand then stay
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
 * Lets what a brand says of itself (its name, licence, tagline) follow the language of the page.
 * @throws when the gateway does not answer; the words of the previous language then stay
 */
export async function followLanguage(): Promise<void> {
  await takeWords();
  showAround();
}

/** How often words were asked for: an answer to an earlier question is of an earlier switch. */
let asked = 0;

/** Asks for what the brand on the page says of itself in the language of the page. */
async function takeWords(): Promise<void> {
  asked += 1;
  const own = asked;
  const { brand: next } = await fetchBoot();
  // Switched again meanwhile: what follows that one is on its way.
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
