import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import * as css from './brand-page.css.ts';

interface StoryFile {
  readonly default: { readonly title: string };
}

type Piece = ComponentType<Record<string, unknown>> & {
  readonly args: { readonly open?: unknown };
};

const files = import.meta.glob<StoryFile>('../../ui-kit/*/*.stories.tsx', { eager: true });
/** A module's own names come sorted; which story is the first, only the source says. */
const sources = import.meta.glob<string>('../../ui-kit/*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const firstOf = (path: string) =>
  /^export const (\w+): Story/m.exec(sources[path] ?? '')?.[1] ?? '';

/** The first story of each component of the kit: what is added to the kit is here by itself. */
const pieces = Object.entries(files).flatMap(([path, file]) => {
  const stories: Readonly<Record<string, Piece>> = composeStories(file);
  const Story = stories[firstOf(path)];
  // What would cover the page shows the button that opens it.
  const closed = Story?.args.open === true ? { open: false } : {};
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
