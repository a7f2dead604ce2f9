import { colourToken } from '@baize/tokens/src/brand-document.ts';
import { Button } from '@baize/ui-kit/button';
import * as css from './brand-page.css.ts';
import { ContrastTable } from './contrast-table.tsx';
import { DocumentActions } from './document-actions.tsx';
import { LayoutFields } from './fields/layout-fields.tsx';
import { TokenFields } from './fields/token-fields.tsx';
import type { BrandWork } from './use-brand-work.ts';

type Problem = BrandWork['everyMode']['problems'][number];

const longHex = (hex: string) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** One thing that is wrong, and the way out of it where there is one colour that is. */
function Finding({ problem, work }: { problem: Problem; work: BrandWork }) {
  const { subject, message, change } = problem;
  const { token = '', to } = change ?? {};
  const now = work.state.tokens.get(token);
  const alpha = now?.type === 'color' ? now.value.alpha : 1;
  return (
    <p>
      <strong>{subject}</strong> {message}
      {change && `; change ${token}`}{' '}
      {to && alpha === 1 && (
        <Button
          variant="soft"
          size="sm"
          onClick={() => work.set(token, () => colourToken(token, longHex(to), alpha))}
        >
          Use {to}
        </Button>
      )}
    </p>
  );
}

/** What is wrong with the brand as it stands, said while it is changed. */
function Findings({ work }: { work: BrandWork }) {
  const { contrast, problems, notes } = work.everyMode;
  const passing = contrast.filter(({ passes }) => passes).length;
  return (
    <div aria-live="polite">
      {work.refused && (
        <p className={css.failed} role="alert">
          Not taken: {work.refused}
        </p>
      )}
      <p className={problems.length > 0 ? css.failed : css.passed}>
        {passing} of {contrast.length} pairs pass
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {problems.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section aria-label="Problems" className={css.problems} tabIndex={0}>
          {problems.map((problem) => (
            <Finding key={`${problem.subject} ${problem.message}`} problem={problem} work={work} />
          ))}
        </section>
      )}
    </div>
  );
}

interface WorkbenchProps {
  work: BrandWork;
  slug: string;
  fileName: string;
}

/** Inputs for the brand's tokens and layout, and beside them what the contrast check says at once. */
export function Workbench({ work, slug, fileName }: WorkbenchProps) {
  return (
    <div className={css.bench}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={css.form} aria-label="Tokens and layout of the brand" tabIndex={0}>
        <TokenFields work={work} />
        <LayoutFields work={work} />
      </section>
      <div className={css.aside}>
        <DocumentActions work={work} slug={slug} fileName={fileName} />
        <Findings work={work} />
        <ContrastTable rows={work.everyMode.contrast} />
      </div>
    </div>
  );
}
