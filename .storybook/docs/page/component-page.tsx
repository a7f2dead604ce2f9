import facts from 'virtual:kit-facts';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import type { Guide } from '../../../ui-kit/guide.ts';
import { Stack } from '../../../ui-kit/stack/index.ts';
import type { ComponentFact, KitFacts } from '../facts/shapes.ts';
import { InlineText, PageLink } from './inline-text.tsx';
import { DocsLayout, Section } from './layout.tsx';
import * as css from './page.css.ts';
import { PropsTable, Types } from './props-table.tsx';
import { Example } from './stage.tsx';
import { TokensList } from './tokens-list.tsx';

/** Facts that were loaded once: a change of the toolbar draws the page anew and must not jump. */
const loaded = new Map<string, KitFacts>();

function useFacts(folder: string): KitFacts | undefined {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (loaded.has(folder)) return;
    void facts[folder]?.().then((module) => {
      loaded.set(folder, module.default);
      setCount((count) => count + 1);
    });
  }, [folder]);
  return loaded.get(folder);
}

/** Comments name the rows of the requirements, which a reader of this page has not. */
const withoutRows = (text: string) => text.replace(/\s*\((R\d+\.\d+(, )?)+\)/g, '');

function Choice({ guide }: { guide: Guide }) {
  return (
    <div className={css.choice}>
      <section className={css.choiceSide} aria-labelledby="choice-for">
        <h3 className={css.choiceTitle} id="choice-for">
          <Check size={18} aria-hidden="true" /> Use it for
        </h3>
        <ul className={css.plainList}>
          {guide.use.map((text) => (
            <li key={text}>
              <InlineText>{text}</InlineText>
            </li>
          ))}
        </ul>
      </section>
      <section
        className={`${css.choiceSide} ${css.choiceAgainst}`}
        aria-labelledby="choice-against"
      >
        <h3 className={css.choiceTitle} id="choice-against">
          <X size={18} aria-hidden="true" /> Use something else for
        </h3>
        <ul className={css.plainList}>
          {guide.avoid.map((text) => (
            <li key={text}>
              <InlineText>{text}</InlineText>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** `Enter, Space` is two keys, `Shift + Tab` one press. */
const Keys = ({ names }: { names: string }) => (
  <span className={css.keyRow}>
    {names.split(', ').map((name) => (
      <kbd className={css.key} key={name}>
        {name}
      </kbd>
    ))}
  </span>
);

function Accessibility({ accessibility }: { accessibility: Guide['accessibility'] }) {
  const { pattern, keys, announced } = accessibility;
  return (
    <>
      <p className={css.text}>
        <InlineText>{pattern}</InlineText>
      </p>
      {keys && (
        <div className={css.tableFrame}>
          <table className={css.table}>
            <thead>
              <tr>
                <th className={`${css.headCell} ${css.nameCell}`} scope="col">
                  Key
                </th>
                <th className={css.headCell} scope="col">
                  What it does
                </th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(keys).map(([names, does]) => (
                <tr key={names}>
                  <th className={css.cell} scope="row">
                    <Keys names={names} />
                  </th>
                  <td className={css.cell}>
                    <InlineText>{does}</InlineText>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {announced && (
        <Stack gap="sm">
          <h3 className={css.partTitle}>What is announced</h3>
          <ul className={css.list}>
            {announced.map((text) => (
              <li key={text}>
                <InlineText>{text}</InlineText>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </>
  );
}

/** The icons are hundreds; a table of each would say the same `<svg>` every time. */
const withProps = (components: readonly ComponentFact[]) =>
  components
    .filter(({ props, inherits }, at) => at === 0 || props.length > 1 || inherits.length > 0)
    .slice(0, 8);

/**
 * The page of a component of the kit: what it is for, what it is made of, its props from the types,
 * every state, what keys and screen readers get, the tokens that it reads, and code to copy.
 */
export function ComponentPage() {
  const context = use(DocsContext);
  const { preparedMeta } = context.resolveOf('meta', ['meta']);
  const { parameters } = preparedMeta;
  const guide: Guide | undefined = parameters.guide;
  const folder = /ui-kit\/([^/]+)\//.exec(String(parameters.fileName))?.[1] ?? '';
  const known = useFacts(folder);
  const stories = context.componentStories();
  const shown = stories.filter(({ tags }) => !tags.includes('no-picture'));
  const proven = stories.filter(({ tags }) => tags.includes('no-picture'));
  const [primary, ...states] = shown;
  const [main] = known?.components ?? [];
  if (!known) return null;
  return (
    <DocsLayout
      eyebrow="Kit"
      title={known.title}
      lede={main && <InlineText>{withoutRows(main.description)}</InlineText>}
    >
      {primary && <Example story={primary} primary />}
      {guide && (
        <Section id="use" title="When to use it">
          <Choice guide={guide} />
        </Section>
      )}
      {guide?.anatomy && (
        <Section id="anatomy" title="Anatomy">
          <ol className={css.steps}>
            {guide.anatomy.map((part) => (
              <li className={css.step} key={part}>
                <span>
                  <InlineText>{part}</InlineText>
                </span>
              </li>
            ))}
          </ol>
          {known.uses.length > 0 && (
            <p className={css.note}>
              Made with
              {known.uses.map(({ title: used, page }) => (
                <PageLink key={page} to={page}>
                  {used}
                </PageLink>
              ))}
            </p>
          )}
        </Section>
      )}
      <Section id="props" title="Props">
        {withProps(known.components).map((component) => (
          <PropsTable key={component.name} component={component} />
        ))}
        <Types types={known.types} />
      </Section>
      {states.length > 0 && (
        <Section id="states" title="States">
          <div className={css.gallery}>
            {states.map((story) => (
              <Example key={story.id} story={story} />
            ))}
          </div>
        </Section>
      )}
      {guide && (
        <Section id="accessibility" title="Accessibility">
          <Accessibility accessibility={guide.accessibility} />
        </Section>
      )}
      <Section id="theming" title="Theming">
        <p className={css.text}>
          {known.tokens.length > 0 ? (
            <>
              It reads these {known.tokens.length} tokens, here with the values of the brand on the
              page. A brand changes them; nothing else of it has to change.
            </>
          ) : (
            <>It has no style of its own: it looks as the components do that it is made with.</>
          )}
        </p>
        <TokensList names={known.tokens} />
      </Section>
      {proven.length > 0 && (
        <Section id="proven" title="Held by tests">
          <p className={css.text}>
            These stories have nothing to see: a browser plays each of them and checks what happens.
          </p>
          <ul className={css.list}>
            {proven.map((story) => (
              <li key={story.id}>
                <PageLink to={story.id} view="story">
                  {story.name}
                </PageLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </DocsLayout>
  );
}
