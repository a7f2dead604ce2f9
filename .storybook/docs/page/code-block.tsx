import { Check, Copy } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../ui-kit/button/index.ts';
import * as css from './page.css.ts';

const PARTS =
  /(\/\/.*|\/\*[\s\S]*?\*\/|(?<=^|\n)#.*)|('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|(<\/?[A-Za-z][\w.]*|\/?>)|\b(import|export|from|const|let|function|return|if|else|type|interface|extends|readonly|async|await|new|null|undefined|true|false)\b/g;
const LOOKS = [css.comment, css.string, css.tag, css.keyword];

/** Code with syntax highlighting in the brand's colours. */
function coloured(code: string, plain: boolean): ReactNode {
  if (plain) return code;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(PARTS)) {
    const look = LOOKS[match.slice(1).findIndex(Boolean)];
    parts.push(<Fragment key={`text ${end}`}>{code.slice(end, match.index)}</Fragment>);
    parts.push(
      <span className={look} key={`part ${match.index}`}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, <Fragment key="rest">{code.slice(end)}</Fragment>];
}

interface CodeBlockProps {
  children: string;
  /** The accessible name of the code. */
  label: string;
  plain?: boolean;
  className?: string;
}

/** Code with a copy button. */
export function CodeBlock({ children, label, plain = false, className }: CodeBlockProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(children);
    setCopied(true);
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className={[css.codeBox, className].filter(Boolean).join(' ')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard. */}
      <section className={css.pre} tabIndex={0} aria-label={label}>
        <pre className={css.preText}>
          <code>{coloured(children, plain)}</code>
        </pre>
      </section>
      <Button
        className={css.copy}
        variant="soft"
        size="sm"
        iconOnly
        aria-label={`${copied ? 'Copied' : 'Copy'}: ${label}`}
        onClick={() => void copy()}
      >
        <Icon size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
