import { ChevronDown } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import * as css from './terms-text.css.ts';

const POINTS = [
  'auth.terms.age',
  'auth.terms.account',
  'auth.terms.money',
  'auth.terms.fairness',
  'auth.terms.care',
  'auth.terms.privacy',
] as const;

/** The terms, expandable in place so that reading them loses no input. */
export function TermsText({ version }: { version: string }) {
  return (
    <details className={css.terms}>
      <summary className={css.summary}>
        <FormattedMessage id="auth.terms.read" />
        <ChevronDown size={18} aria-hidden="true" className={css.chevron} />
      </summary>
      <ol className={css.list}>
        {POINTS.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ol>
      <p className={css.version}>
        <FormattedMessage id="auth.terms.version" values={{ version }} />
      </p>
    </details>
  );
}
