import { CountBadge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import { Bell } from '@baize/ui-kit/icon';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import * as css from './header.css.ts';

interface BellButtonProps {
  label: string;
  /** Unread messages; nobody but a member has any. */
  unread?: number;
}

/** Opens what the bell holds: the announcements for whoever looks, and a member's messages (R2.31). */
export function BellButton({ label, unread = 0 }: BellButtonProps) {
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
      <Bell aria-hidden="true" size={20} />
      <CountBadge className={css.bellCount} count={unread} aria-hidden="true" />
    </Button>
  );
}
