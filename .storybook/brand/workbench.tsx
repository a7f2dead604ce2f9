import * as css from './brand-page.css.ts';
import { ContrastTable } from './contrast-table.tsx';
import { DocumentActions } from './document-actions.tsx';
import { TokenFields } from './token-fields.tsx';
import type { BrandWork } from './use-brand-work.ts';

/** What is wrong with the brand as it stands, said while it is changed. */
function Findings({ work }: { work: BrandWork }) {
  const { contrast, problems } = work.state;
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
      {problems.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section aria-label="Problems" className={css.problems} tabIndex={0}>
          {problems.map(({ subject, message }) => (
            <p key={`${subject} ${message}`}>
              <strong>{subject}</strong> {message}
            </p>
          ))}
        </section>
      )}
    </div>
  );
}

interface WorkbenchProps {
  work: BrandWork;
  fileName: string;
}

/** Inputs for the brand's tokens, and beside them what the contrast check says at once. */
export function Workbench({ work, fileName }: WorkbenchProps) {
  return (
    <div className={css.bench}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={css.form} aria-label="Tokens of the brand" tabIndex={0}>
        <TokenFields work={work} />
      </section>
      <div className={css.aside}>
        <DocumentActions work={work} fileName={fileName} />
        <Findings work={work} />
        <ContrastTable rows={work.state.contrast} />
      </div>
    </div>
  );
}
