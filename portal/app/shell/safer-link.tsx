import { Button } from '@baize/ui-kit/button';
import { ShieldCheck } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { memberPath } from '../../shared/paths.ts';

/** Links to player protection (R10.01b). */
export function SaferLink({ className }: { className?: string }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'shell.saferGambling' });
  return (
    <Button asChild variant="ghost" iconOnly>
      <Link className={className} to={memberPath('saferGambling')} aria-label={name} title={name}>
        <ShieldCheck aria-hidden="true" size={20} />
      </Link>
    </Button>
  );
}
