import { CountBadge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import { Bell } from '@baize/ui-kit/icon';
import { Link } from 'react-router-dom';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import * as css from './header.css.ts';

interface BellProps {
  label: string;
  /** The number of unread messages; only members have any. */
  unread?: number;
}

const BellSign = ({ unread }: { unread: number }) => (
  <>
    <Bell aria-hidden="true" size={20} />
    <CountBadge className={css.bellCount} count={unread} aria-hidden="true" />
  </>
);

/**
 * Opens the bell's drawer: the announcements for the current audience, and a member's messages
 * (R2.31).
 */
export function BellButton({ label, unread = 0 }: BellProps) {
  const popups = usePopups();
  return (
    <Button
      variant="ghost"
      iconOnly
      className={css.bell}
      aria-haspopup="dialog"
      aria-label={label}
      data-popup="announcement"
      onClick={() => popups.open('announcement', 'bell')}
    >
      <BellSign unread={unread} />
    </Button>
  );
}

/** The same where announcements are closed, as during a break: links to the messages alone. */
export function BellLink({ label, unread = 0, to }: BellProps & { to: string }) {
  return (
    <Button asChild variant="ghost" iconOnly className={css.bell}>
      <Link to={to} aria-label={label}>
        <BellSign unread={unread} />
      </Link>
    </Button>
  );
}
