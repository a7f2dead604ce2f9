import type { PlayFunctionContext } from 'storybook/internal/types';
import { readGlobals } from './globals.ts';

/** A story with this tag looks for no words of the portal: it is played in every language. */
const ANY_LANGUAGE = 'any-language';

/** In the address of a story that stands in a page of documentation. */
export const IN_DOCS = 'docs-frame';

/**
 * Several stories in one page must not fight for the focus: there, only what a story's play function
 * leaves is played for.
 */
const standsInDocs = (tags: readonly string[]) =>
  !tags.includes('after-play') && new URLSearchParams(globalThis.location?.search).has(IN_DOCS);

interface Annotated {
  play?: (context: PlayFunctionContext) => Promise<void> | void;
}

/** Whether what a story's play function looks for and presses is what is on the page. */
function findsItsWay({ globals, loaded, tags, title }: PlayFunctionContext): boolean {
  const { language, direction } = readGlobals(globals);
  // Arrow keys go the other way there.
  if (direction === 'rtl') return false;
  if (language === 'EN' || tags.includes(ANY_LANGUAGE)) return true;
  // The kit has no words of its own, so its stories stay as they were written.
  return language === 'TY' && (title.startsWith('Kit/') || loaded.ownLanguage === 'TY');
}

/**
 * A play function finds things by the words of the language that its story is written in. In
 * another language or direction of the toolbar the story is shown and not played, and the Interactions panel
 * says so, instead of failing over words that are not there.
 */
export function playInOwnLanguage(annotated: readonly Annotated[]): void {
  for (const story of annotated) {
    const { play } = story;
    if (!play) continue;
    story.play = async (context) => {
      if (standsInDocs(context.tags)) return;
      if (findsItsWay(context)) return play(context);
      await context.step(
        'Not played: this story looks for English words, read from left to right. Choose both in the toolbar.',
        () => undefined,
      );
    };
  }
}
