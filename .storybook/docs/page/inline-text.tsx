import { DocsContext } from '@storybook/addon-docs/blocks';
import { Fragment, type MouseEvent, type ReactNode, use } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import * as css from './page.css.ts';

/** The text of a guide or comment, with code in backticks. */
export function InlineText({ children }: { children: string }): ReactNode {
  return children.split('`').map((part, at) => {
    const key = `${at}`;
    if (at % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <code className={css.code} key={key}>
        {part}
      </code>
    );
  });
}

interface PageLinkProps {
  /** The id of an entry: `kit-button--docs`. */
  to: string;
  view?: 'docs' | 'story';
  className?: string;
  children: ReactNode;
}

/** A link to another page of this Storybook, which Storybook opens without a reload. */
export function PageLink({ to, view = 'docs', className = css.link, children }: PageLinkProps) {
  const { channel } = use(DocsContext);
  const address = `?path=/${view}/${to}`;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, address);
  };
  return (
    <a className={className} href={`./${address}`} target="_top" onClick={open}>
      {children}
    </a>
  );
}
