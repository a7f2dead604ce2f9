import { BRAND_CHANGED, STUDIO_PATH } from './paths.ts';

/** Whether this Storybook can save: `npm run storybook` can, a built one cannot. */
export const canSave: Promise<boolean> = fetch(STUDIO_PATH)
  .then((answer) => answer.ok && answer.headers.get('content-type') === 'application/json')
  .catch(() => false);

/**
 * Writes a file of a brand. Resolves with the reason of a rejection; undefined when it was written.
 */
export async function saveFile(
  slug: string,
  file: string,
  content: string,
): Promise<readonly string[]> {
  try {
    const answer = await fetch(`${STUDIO_PATH}/${slug}/${file}`, { method: 'PUT', body: content });
    const { problems }: { problems: readonly string[] } = await answer.json();
    return problems;
  } catch {
    return ['Storybook does not answer. What you changed is kept: start it again and save.'];
  }
}

/** Calls back when files of a brand have changed on disk. */
export function onBrandChange(listener: (slug: string) => void): () => void {
  const { hot } = import.meta;
  const heard = ({ slug }: { slug: string }) => listener(slug);
  hot?.on(BRAND_CHANGED, heard);
  return () => hot?.off(BRAND_CHANGED, heard);
}
