import type { HelpTerm } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Field } from '@baize/ui-kit/field';
import { Headset, Search, SearchX } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Loaded } from '../../shared/api/loaded.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { SafeHtml } from '../../shared/html/safe-html.tsx';
import { findTerms } from './find-terms.ts';
import * as css from './help.css.ts';

interface HelpScreenProps extends Loaded<readonly HelpTerm[]> {
  /** The term in the address; empty for none. */
  term: string;
  onTerm(term: string): void;
  onContact(): void;
}

function beginReading(answers: HTMLElement | null, term: string): void {
  const section = answers?.querySelector<HTMLElement>(`[id="${CSS.escape(term)}"]`);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** A searchable list of terms, and their answers beside it (R2.106). */
export function HelpScreen({ data, error, retry, term, onTerm, onContact }: HelpScreenProps) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const answers = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined;

  // Scrolls to the selected term, also where it loads later.
  useEffect(() => {
    if (isThere && term) beginReading(answers.current, term);
  }, [term, isThere]);

  if (!data && error) return <LoadError title="help.failed" error={error} onRetry={retry} />;
  const found = data && findTerms(data, search);
  return (
    <div className={css.layout} aria-busy={!data}>
      <div className={css.side}>
        <Field label={<FormattedMessage id="help.search" />}>
          <Input
            type="search"
            value={search}
            start={<Search size={18} aria-hidden="true" />}
            onChange={(event) => setSearch(event.target.value)}
            onClear={() => setSearch('')}
          />
        </Field>
        <nav aria-label={intl.formatMessage({ id: 'help.terms' })}>
          <ul className={css.terms}>
            {found?.map((each) => (
              <li key={each.term}>
                <button
                  type="button"
                  className={css.term}
                  aria-current={each.term === term ? 'true' : undefined}
                  onClick={() => {
                    // It is the current address already, so a press scrolls back to it.
                    if (each.term === term) beginReading(answers.current, term);
                    else onTerm(each.term);
                  }}
                >
                  {each.title}
                </button>
              </li>
            )) ?? (
              <li className={css.termPlace}>
                <Skeleton />
              </li>
            )}
          </ul>
        </nav>
        <Button variant="soft" className={css.contact} onClick={onContact}>
          <Headset size={18} aria-hidden="true" />
          <FormattedMessage id="shell.customerService" />
        </Button>
      </div>
      <div ref={answers} className={css.answers}>
        <p className={css.count} role="status">
          {found && search.trim() !== '' && (
            <FormattedMessage id="help.found" values={{ count: found.length }} />
          )}
        </p>
        {found?.map(({ term: id, title, answer }) => (
          <section
            key={id}
            id={id}
            className={css.answer}
            tabIndex={-1}
            aria-labelledby={`${id}-title`}
            data-autofocus={id === term ? '' : undefined}
          >
            <h3 id={`${id}-title`} className={css.title}>
              {title}
            </h3>
            <SafeHtml html={answer} />
          </section>
        )) ?? <Skeleton shape="block" height="20rem" />}
        {found?.length === 0 && (
          <EmptyState
            icon={<SearchX />}
            title={<FormattedMessage id={search ? 'help.nothing' : 'help.empty'} />}
            description={<FormattedMessage id="help.nothingReason" />}
            action={
              search && (
                <Button variant="soft" onClick={() => setSearch('')}>
                  <FormattedMessage id="help.showAll" />
                </Button>
              )
            }
          />
        )}
      </div>
    </div>
  );
}
