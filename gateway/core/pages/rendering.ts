import type { Boot } from '../../contract/boot.ts';
import { sourceHash } from '../source-hash.ts';

/** What the portal's server build gives: markup, the answers that it was made of, and a script. */
export interface Rendering {
  readonly html: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Links to what is fetched first, for the head. Older builds leave them in the markup. */
  readonly preloads?: string;
  /** Runs before the first paint, in the page itself: a file could come after that paint. */
  readonly script?: string;
  /**
   * What it fetches before it answers to a press, beside what the portal's page names: file names below
   * the portal. Older builds say nothing of it.
   */
  readonly scripts?: readonly string[];
  /** And whoever is logged in. */
  readonly memberScripts?: readonly string[];
  /** Differs where the answers differ. Older builds say nothing of it. */
  readonly madeOf?: string;
}

/** As the content security policy names what stands in the page itself. */
interface PageHashes {
  /** Of the markup's style attributes. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

export interface RenderedPage extends Rendering, PageHashes {}

/** What is shown without a connection. */
export interface OfflineRendering
  extends Omit<Rendering, 'answers' | 'preloads' | 'madeOf' | 'scripts' | 'memberScripts'> {
  readonly title: string;
}

export interface OfflinePage extends OfflineRendering, PageHashes {}

/** Answers a reading call as a visitor's browser would get it; undefined when it failed. */
export type Answer = (endpoint: { readonly path: string }, payload: object) => Promise<unknown>;

export interface PageToRender {
  /** Path and query, as `addressToRender` gives it. */
  readonly url: string;
  readonly boot: Boot;
  /** `madeOf` of a rendering that is kept: with the same answers nothing is rendered. */
  readonly unlessMadeOf?: string | undefined;
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
