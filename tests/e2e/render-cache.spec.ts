import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BOOT_PATH, type Boot, boot } from '../../gateway/contract/boot.ts';
import { envelope } from '../../gateway/contract/errors.ts';
import { root } from '../../scripts/terminal.ts';
import { asQuery } from '../contract/client.ts';
import { expect, test } from './support/test.ts';

/** The messages of the gateway's rendering thread with the portal's server build. */
interface ServerBuild {
  renderPage(input: {
    readonly url: string;
    readonly boot: Boot;
    readonly previousAnswersHash?: string;
    answer(endpoint: { readonly path: string }, payload: object): Promise<unknown>;
  }): Promise<{ readonly html: string; readonly answersHash: string } | undefined>;
}

const loadBuild = (): Promise<ServerBuild> =>
  import(pathToFileURL(join(root, 'portal/dist-server/server.js')).href);

/** The value that the gateway responds with. */
async function ask(url: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const answer = envelope.parse(await (await fetch(url, { headers })).json());
  if (!answer.success) throw new Error(`${url}: ${answer.errorCode}`);
  return answer.value;
}

test('a page is rendered again if a response has changed, and not if all are the same, in any brand', async ({
  gateway,
}) => {
  const { renderPage } = await loadBuild();
  const headers = { Merchant: 'baize', Language: 'EN', Device: 'web' };
  const one = boot.parse(await ask(gateway.url + BOOT_PATH, headers));
  // The brand's first sections make the first calls.
  const sections = ['winners', 'jackpots', 'hot'] as const;
  const layout = { home: sections.map((section) => ({ section })) };
  const two: Boot = { ...one, brand: { ...one.brand, slug: 'volt', layout } };
  const reversed = { home: [...layout.home].reverse() };
  const three: Boot = { ...two, brand: { ...two.brand, layout: reversed } };
  const answers = new Map<string, Promise<unknown>>();
  const answer = ({ path }: { readonly path: string }, payload: object) => {
    const address = `${path}?${asQuery(payload)}`;
    const known = answers.get(address) ?? ask(gateway.url + address, headers);
    answers.set(address, known);
    return known;
  };
  for (const url of ['/', '/promotions', '/mirrors']) {
    for (const look of [one, two, three]) {
      const first = await renderPage({ url, boot: look, answer });
      expect(first?.html).toContain('<main');
      const again = { url, boot: look, previousAnswersHash: first?.answersHash ?? '' };
      expect(await renderPage({ ...again, answer })).toBeUndefined();
      const other = await renderPage({ ...again, answer: async () => undefined });
      expect(other?.html).toContain('<main');
    }
    // Two brands with the same calls alternate, as their visitors arrive.
    const ofTwo = await renderPage({ url, boot: two, answer });
    await renderPage({ url, boot: three, answer });
    const previousAnswersHash = ofTwo?.answersHash ?? '';
    expect(await renderPage({ url, boot: two, previousAnswersHash, answer })).toBeUndefined();
  }
});
