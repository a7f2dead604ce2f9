import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { cx } from '../../../ui-kit/foundation/cx.ts';
import { IN_DOCS } from '../../toolbar/play-in-own-language.ts';
import { CodeBlock } from './code-block.tsx';
import { InlineText } from './inline-text.tsx';
import * as css from './page.css.ts';
import { useDocsGlobals } from './use-globals.ts';

/** Whether a story needs a separate frame, because it covers the page or needs its play function. */
const standsAlone = ({ tags, parameters }: PreparedStory) =>
  tags.includes('after-play') || parameters.layout === 'fullscreen';

/** Height in px above which a story gets the full width of the page. */
const TALL = 260;

/** Renders a story in place when it comes near the window. */
function InPlace({ story, onTall }: { story: PreparedStory; onTall: () => void }) {
  const { renderStoryToElement } = use(DocsContext);
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const near = useNear(place);
  useEffect(() => {
    const element = place.current;
    if (!near || !element) return undefined;
    const cleanUp = renderStoryToElement(
      story,
      element,
      {
        showMain: () => undefined,
        showError: ({ title, description }) => setProblem(`${title}: ${description}`),
        showException: (error) => setProblem(String(error)),
      },
      { autoplay: false, forceInitialArgs: true },
    );
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight > TALL || element.scrollWidth > element.clientWidth) onTall();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      void Promise.resolve().then(cleanUp);
    };
  }, [near, renderStoryToElement, story, onTall]);
  return problem ? <p>{problem}</p> : <div ref={place} data-story-block="true" />;
}

function useNear(place: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '800px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return near;
}

/** Renders a story in a separate frame, with the toolbar's values of this page. */
function InFrame({ story }: { story: PreparedStory }) {
  const globals = useDocsGlobals();
  const dressed = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const address = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    globals: dressed.join(';'),
    [IN_DOCS]: 'true',
  });
  return (
    <iframe
      className={css.frame}
      title={`${story.title}: ${story.name}`}
      src={`iframe.html?${address}`}
      loading="lazy"
    />
  );
}

interface ExampleProps {
  story: PreparedStory;
  /** The first story of a page: at full width, with its code visible. */
  primary?: boolean;
}

/** A story with its name, its description, and the code to copy. */
export function Example({ story, primary = false }: ExampleProps) {
  const alone = standsAlone(story);
  const [tall, setTall] = useState(alone || primary || story.tags.includes('composite'));
  const { docs } = story.parameters;
  const code: string = docs?.source?.code ?? '';
  const description: string = docs?.description?.story ?? '';
  return (
    <article className={cx(css.example, tall && css.wide)} aria-label={story.name}>
      {!primary && (
        <header className={css.exampleHead}>
          <h3 className={css.partTitle}>{story.name}</h3>
          {description && (
            <p className={css.quiet}>
              <InlineText>{description}</InlineText>
            </p>
          )}
        </header>
      )}
      {alone ? (
        <div className={css.stageFrame}>
          <InFrame story={story} />
        </div>
      ) : (
        <div className={css.stage}>
          <InPlace story={story} onTall={() => setTall(true)} />
        </div>
      )}
      {primary ? (
        <CodeBlock label={`Code of ${story.title}`}>{code}</CodeBlock>
      ) : (
        <details className={css.codeFold}>
          <summary className={css.codeSummary}>Code</summary>
          <CodeBlock label={`Code of ${story.name}`}>{code}</CodeBlock>
        </details>
      )}
    </article>
  );
}
