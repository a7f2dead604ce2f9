import type { ComponentProps, ReactNode } from 'react';
import { CodeBlock } from './code-block.tsx';
import { PageLink } from './inline-text.tsx';
import * as css from './page.css.ts';

const textOf = (node: ReactNode): string =>
  typeof node === 'string' ? node : Array.isArray(node) ? node.map(textOf).join('') : '';
const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const NAMES: Readonly<Record<string, string>> = {
  bash: 'Commands',
  css: 'Styles',
  html: 'Page',
  json: 'File',
  tsx: 'Code',
};

/** A fenced code block: `pre` contains one `code` whose class names the language. */
function Pre({ children }: ComponentProps<'pre'>) {
  const { className = '', children: code = '' } =
    typeof children === 'object' && children !== null && 'props' in children
      ? (children.props as { className?: string; children?: string })
      : {};
  const language = className.replace('language-', '');
  const text = code.trimEnd();
  return (
    <CodeBlock
      label={`${NAMES[language] ?? 'Code'}: ${text.split('\n')[0]}`}
      plain={language === 'bash'}
      className={css.block}
    >
      {text}
    </CodeBlock>
  );
}

/** A link; those to pages of this Storybook have the form `?path=/docs/…`. */
function Anchor({ href = '', children }: ComponentProps<'a'>) {
  const [, view, id] = /^\?path=\/(docs|story)\/(.+)$/.exec(href) ?? [];
  if (id) {
    return (
      <PageLink to={id} view={view === 'story' ? 'story' : 'docs'}>
        {children}
      </PageLink>
    );
  }
  return (
    <a className={css.link} href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** The components that render Markdown elements. */
export const PROSE = {
  h2: ({ children }: ComponentProps<'h2'>) => {
    const id = slug(textOf(children));
    return (
      <h2 className={`${css.sectionTitle} ${css.proseTitle}`} id={id} data-contents={id}>
        {children}
      </h2>
    );
  },
  h3: ({ children }: ComponentProps<'h3'>) => <h3 className={css.partTitle}>{children}</h3>,
  p: ({ children }: ComponentProps<'p'>) => <p className={css.text}>{children}</p>,
  ul: ({ children }: ComponentProps<'ul'>) => <ul className={css.list}>{children}</ul>,
  ol: ({ children }: ComponentProps<'ol'>) => <ol className={css.list}>{children}</ol>,
  code: ({ children }: ComponentProps<'code'>) => <code className={css.code}>{children}</code>,
  pre: Pre,
  a: Anchor,
  table: ({ children }: ComponentProps<'table'>) => (
    <div className={css.tableFrame}>
      <table className={css.table}>{children}</table>
    </div>
  ),
  th: ({ children }: ComponentProps<'th'>) => (
    <th className={css.headCell} scope="col">
      {children}
    </th>
  ),
  td: ({ children }: ComponentProps<'td'>) => <td className={css.cell}>{children}</td>,
};
