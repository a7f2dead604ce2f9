import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import * as css from './brand-page.css.ts';

interface StoryFile {
  readonly default: { readonly title: string; readonly args?: Readonly<Record<string, unknown>> };
}

const files = import.meta.glob<StoryFile>('../../ui-kit/*/*.stories.tsx', { eager: true });

/** The first story of each component of the kit: what is added to the kit is here by itself. */
const pieces = Object.values(files).flatMap((file) => {
  const stories: Readonly<Record<string, ComponentType<Record<string, unknown>>>> =
    composeStories(file);
  const [Story] = Object.values(stories);
  // What would cover the page shows the button that opens it.
  const closed = file.default.args?.open === true ? { open: false } : {};
  return Story ? [{ title: file.default.title.replace(/^Kit\//, ''), Story, closed }] : [];
});

export function Gallery() {
  return (
    <div className={css.gallery}>
      {pieces.map(({ title, Story, closed }) => (
        <section className={css.piece} key={title} aria-label={title}>
          <h3 className={css.quiet}>{title}</h3>
          <Story {...closed} />
        </section>
      ))}
    </div>
  );
}
