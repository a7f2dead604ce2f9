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

/** Cached facts: a change in the toolbar remounts the page, which must not shift. */
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

/** Removes ids of requirements, which readers of this page do not have. */
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

/** Splits `Enter, Space` into two keys; `Shift + Tab` is one. */
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

/** There are hundreds of icons, whose tables would all be the same `<svg>`. */
const withProps = (components: readonly ComponentFact[]) =>
  components
    .filter(({ props, inherits }, at) => at === 0 || props.length > 1 || inherits.length > 0)
    .slice(0, 8);

/**
 * The page of a component of the kit: when to use it, its anatomy, its props from the types, every state, keyboard and
 * screen reader support, the tokens that it uses, and code to copy.
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
              It uses these {known.tokens.length} tokens, shown with the values of the current
              brand. A brand sets their values; the component does not change.
            </>
          ) : (
            <>It has no styles of its own, only those of the components that it uses.</>
          )}
        </p>
        <TokensList names={known.tokens} />
      </Section>
      {proven.length > 0 && (
        <Section id="proven" title="Tests">
          <p className={css.text}>
            These stories have no visible state: a browser runs each of them and checks the
            behaviour.
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
