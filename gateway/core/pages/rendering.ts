import type { Boot } from '../../contract/boot.ts';
import { sourceHash } from '../source-hash.ts';

/** A page as the portal's server build renders it. */
export interface Rendering {
  readonly html: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Preload links for the head. Older builds leave them in the markup. */
  readonly preloads?: string;
  /** Source of the inline script that runs before the first paint. */
  readonly script?: string;
  /**
   * Script files, beside those of the template, that the page loads before it is interactive. Undefined in
   * older builds.
   */
  readonly scripts?: readonly string[];
  /** Further script files for logged-in members. */
  readonly memberScripts?: readonly string[];
  /** Fingerprint of the answers. Undefined in older builds. */
  readonly answersHash?: string;
}

/** CSP hashes of the inline styles and scripts of a page. */
interface PageHashes {
  /** Of the style attributes in the markup. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

export interface RenderedPage extends Rendering, PageHashes {}

/** The page that the service worker shows without a connection. */
export interface OfflineRendering
  extends Omit<Rendering, 'answers' | 'preloads' | 'answersHash' | 'scripts' | 'memberScripts'> {
  readonly title: string;
}

export interface OfflinePage extends OfflineRendering, PageHashes {}

/** Executes a reading call as a visitor; undefined if it fails. */
export type Answer = (endpoint: { readonly path: string }, payload: object) => Promise<unknown>;

export interface PageToRender {
  /** Path and query, as `addressToRender` gives it. */
  readonly url: string;
  readonly boot: Boot;
  /** `answersHash` of the cached page: if the answers are still the same, nothing is rendered. */
  readonly previousAnswersHash?: string | undefined;
}

const plainText = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function styleHashes(html: string): string[] {
  const values = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, value]) => value ?? ''));
  return [...values].map((value) => sourceHash(plainText(value)));
}

export const hashesOf = ({ html, script }: Pick<Rendering, 'html' | 'script'>): PageHashes => ({
  styleHashes: styleHashes(html),
  scriptHashes: script === undefined ? [] : [sourceHash(script)],
});
