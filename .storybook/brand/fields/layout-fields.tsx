import messages from '@baize/tokens/messages.json';
import {
  DEFAULT_LAYOUT,
  HEADER_PARTS,
  HOME_SECTIONS,
  type Layout,
} from '@baize/tokens/src/layout.ts';
import { Button } from '@baize/ui-kit/button';
import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import { Select } from '@baize/ui-kit/select';
import { useState } from 'react';
import { Inline } from '../../../ui-kit/inline/index.ts';
import { Stack } from '../../../ui-kit/stack/index.ts';
import * as css from '../brand-page.css.ts';
import type { BrandWork } from '../use-brand-work.ts';

interface Choice {
  readonly label: string;
  readonly part: keyof Layout;
  readonly options: readonly string[];
  read(layout: Layout): string;
  write(layout: Layout, value: string): Layout;
}

const usual = DEFAULT_LAYOUT;
const textureOf = ({ ground }: Layout) =>
  ground && 'texture' in ground ? ground.texture : ground ? 'picture' : usual.ground.texture;

type Group = 'shell' | 'tile' | 'motion';
type Single = 'hero' | 'density' | 'icons' | 'illustrations';

/** A name of `layout.json` that stands by itself. The schema refuses what is none of its values. */
const single = (label: string, part: Single, options: readonly string[]): Choice => ({
  label,
  part,
  options,
  read: (layout) => layout[part] ?? usual[part],
  write: (layout, value) => ({ ...layout, [part]: value }) as Layout,
});

/** A name within a group of `layout.json`. */
const inGroup = (label: string, part: Group, name: string, options: readonly string[]): Choice => ({
  label,
  part,
  options,
  read: (layout) => String(Object({ ...usual[part], ...layout[part] })[name]),
  write: (layout, value) => ({ ...layout, [part]: { ...layout[part], [name]: value } }) as Layout,
});

const CHOICES: readonly Choice[] = [
  inGroup('Menu', 'shell', 'menu', ['both', 'side', 'top']),
  {
    label: 'Bar on phones',
    part: 'shell',
    options: ['yes', 'no'],
    read: ({ shell }) => (shell?.phoneBar === false ? 'no' : 'yes'),
    write: (layout, bar) => ({ ...layout, shell: { ...layout.shell, phoneBar: bar === 'yes' } }),
  },
  single('Banners', 'hero', ['full', 'split', 'cards', 'none']),
  inGroup('Tiles: width to height', 'tile', 'ratio', ['3:4', '1:1', '4:3']),
  inGroup('Tiles: name and vendor', 'tile', 'words', ['below', 'hover', 'none']),
  inGroup('Tiles: heart and info', 'tile', 'actions', ['hover', 'always']),
  single('Density', 'density', ['comfortable', 'compact']),
  single('Icons', 'icons', ['line', 'duotone', 'solid']),
  single('Scenes of empty pages', 'illustrations', ['full', 'outline', 'none']),
  inGroup('A tile under the pointer', 'motion', 'hover', ['lift', 'glow', 'still']),
  inGroup('Loading mark', 'motion', 'loading', ['ring', 'arc', 'square']),
  {
    label: 'Ground',
    part: 'ground',
    options: ['none', 'dots', 'grid', 'stripes', 'glow'],
    read: textureOf,
    write: (layout, texture) => ({ ...layout, ground: { texture } }) as Layout,
  },
];

/** How the brand arranges the portal: `layout.json`, name by name. */
export function LayoutFields({ work }: { work: BrandWork }) {
  return (
    <Stack gap="md" asChild>
      <section>
        <h3 className={css.groupTitle}>Layout</h3>
        {CHOICES.map((choice) => (
          <ChoiceField key={choice.label} choice={choice} work={work} />
        ))}
        <TypeScaleField work={work} />
        <Order
          title="Header"
          all={HEADER_PARTS.filter((part) => part !== 'space')}
          now={work.layout.header ?? usual.header}
          mayRepeat="space"
          onChange={(header) => work.arrange('header', (layout) => ({ ...layout, header }))}
        />
        <Order
          title="Home"
          all={HOME_SECTIONS}
          now={(work.layout.home ?? usual.home).map(({ section }) => section)}
          onChange={(sections) =>
            work.arrange('home', (layout) => ({
              ...layout,
              home: sections.map(
                (section) => layout.home?.find((each) => each.section === section) ?? { section },
              ),
            }))
          }
        />
        <Texts work={work} />
      </section>
    </Stack>
  );
}

function ChoiceField({ choice, work }: { choice: Choice; work: BrandWork }) {
  const now = choice.read(work.layout);
  const options = choice.options.includes(now) ? choice.options : [now, ...choice.options];
  return (
    <Field label={choice.label}>
      <Select
        value={now}
        onChange={({ target }) =>
          work.arrange(choice.part, (layout) => choice.write(layout, target.value))
        }
        options={options.map((value) => ({ value, label: value }))}
      />
    </Field>
  );
}

function TypeScaleField({ work }: { work: BrandWork }) {
  return (
    <Field label="Size of type" hint="0.9 to 1.15">
      <Input
        type="number"
        min={0.9}
        max={1.15}
        step={0.01}
        value={String(work.layout.typeScale ?? usual.typeScale)}
        onChange={({ target }) => {
          const typeScale = Number(target.value);
          if (target.value !== '') work.arrange('typeScale', (all) => ({ ...all, typeScale }));
        }}
      />
    </Field>
  );
}

interface OrderProps<Item extends string> {
  title: string;
  all: readonly Item[];
  now: readonly Item[];
  /** What may stand there more than once. */
  mayRepeat?: Item;
  onChange(next: Item[]): void;
}

/** What stands there in its order: each moves up and down, goes, and comes back at the end. */
function Order<Item extends string>({ title, all, now, mayRepeat, onChange }: OrderProps<Item>) {
  const moved = (from: number, to: number) => {
    const next = now.filter((_, at) => at !== from);
    next.splice(to, 0, now[from] as Item);
    return next;
  };
  const missing = all.filter((item) => !now.includes(item));
  const addable = mayRepeat === undefined ? missing : [...missing, mayRepeat];
  const action = (name: string, item: Item, next: Item[], disabled = false) => (
    <Button
      variant="ghost"
      size="sm"
      disabled={disabled}
      aria-label={`${title}: ${name.startsWith('add') ? name : `${name} ${item}`}`}
      onClick={() => onChange(next)}
    >
      {name}
    </Button>
  );
  return (
    <fieldset className={css.order}>
      <legend>{title}</legend>
      <ol>
        {now.map((item, at) => (
          <li key={`${item} ${at}`}>
            <Inline gap="sm">
              <span className={css.orderName}>{item}</span>
              {action('up', item, moved(at, at - 1), at === 0)}
              {action('down', item, moved(at, at + 1), at === now.length - 1)}
              {action(
                'remove',
                item,
                now.filter((_, other) => other !== at),
              )}
            </Inline>
          </li>
        ))}
      </ol>
      <Inline gap="sm">
        {addable.map((item) => (
          <span key={item}>{action(`add ${item}`, item, [...now, item])}</span>
        ))}
      </Inline>
    </fieldset>
  );
}

const LANGUAGES = ['en', 'fil'] as const;
const PLAIN_MESSAGES = Object.keys(messages);

/** Messages of the portal in the brand's words. */
function Texts({ work }: { work: BrandWork }) {
  const [wanted, setWanted] = useState('');
  const { texts = {} } = work.layout;
  const ids = [...new Set(LANGUAGES.flatMap((language) => Object.keys(texts[language] ?? {})))];
  const write = (language: 'en' | 'fil', id: string, text: string) =>
    work.arrange('texts', (layout) => {
      const { [id]: _, ...others } = layout.texts?.[language] ?? {};
      return {
        ...layout,
        texts: { ...layout.texts, [language]: text === '' ? others : { ...others, [id]: text } },
      };
    });
  const shown = wanted === '' || ids.includes(wanted) ? ids : [...ids, wanted];
  return (
    <fieldset className={css.order}>
      <legend>Words</legend>
      <Field label="A message of the portal" hint="By its id, such as home.hot">
        <Input
          list="messages-of-the-portal"
          value={wanted}
          onChange={({ target }) => setWanted(target.value.trim())}
        />
      </Field>
      <datalist id="messages-of-the-portal">
        {PLAIN_MESSAGES.map((id) => (
          <option key={id} value={id} />
        ))}
      </datalist>
      {shown
        .filter((id) => PLAIN_MESSAGES.includes(id))
        .map((id) =>
          LANGUAGES.map((language) => (
            <Field key={`${id} ${language}`} label={`${id} (${language})`}>
              <Input
                value={texts[language]?.[id] ?? ''}
                onChange={({ target }) => write(language, id, target.value)}
              />
            </Field>
          )),
        )}
    </fieldset>
  );
}
