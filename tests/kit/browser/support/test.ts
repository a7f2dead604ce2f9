import { test as base, expect, type Page } from '@playwright/test';
import type { Look } from '../../../../.storybook/looks.ts';
import { indexSchema } from '../../../../scripts/visual/plan.ts';
import { Stage } from '../../../../scripts/visual/stage.ts';

export { expect };

export interface KitStory {
  readonly id: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** The default look of stories. */
export const PLAIN: Look = { brand: 'meridian', mode: 'dark', language: 'EN' };

/** Shows one story after another on one page. */
export class Kit {
  private readonly open: () => Promise<Stage>;
  private stage: Stage | undefined;
  private last = '';

  constructor(open: () => Promise<Stage>) {
    this.open = open;
  }

  get page(): Page {
    if (!this.stage) throw new Error('No story is shown yet.');
    return this.stage.page;
  }

  /**
   * Shows a story in its initial state. A story that is shown a second time gets a new page, because Storybook would keep
   * the state of the first.
   */
  async show(story: string, { look = PLAIN, plays = false } = {}): Promise<Page> {
    if (this.last === story) await this.close();
    this.stage ??= await this.open();
    this.last = story;
    await this.stage.show({ key: story, story, look, plays });
    return this.stage.page;
  }

  async close(): Promise<void> {
    await this.stage?.close();
    this.stage = undefined;
  }
}

interface WorkerFixtures {
  /** Every story of the kit, by Storybook's own list. */
  stories: readonly KitStory[];
  kit: Kit;
}

const urlOf = () => {
  const url = process.env.BAIZE_STORYBOOK;
  if (!url) throw new Error('The global set-up did not serve Storybook.');
  return url;
};

export const test = base.extend<object, WorkerFixtures>({
  stories: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const answer = await fetch(`${urlOf()}/index.json`);
      const { entries } = indexSchema.parse(await answer.json());
      await use(
        Object.values(entries).filter(
          ({ type, importPath }) => type === 'story' && importPath.startsWith('./ui-kit/'),
        ),
      );
    },
    { scope: 'worker' },
  ],
  kit: [
    async ({ browser }, use) => {
      const kit = new Kit(() => Stage.open(browser, urlOf(), 'kit'));
      await use(kit);
      await kit.close();
    },
    { scope: 'worker' },
  ],
});
