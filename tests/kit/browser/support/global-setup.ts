import { serveStorybook } from '../../../../scripts/visual/storybook.ts';

/** Builds Storybook where something has changed, and serves it for all workers. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { url, stop } = await serveStorybook();
  process.env.BAIZE_STORYBOOK = url;
  return async () => stop();
}
