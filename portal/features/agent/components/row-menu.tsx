import { Button } from '@baize/ui-kit/button';
import { Ellipsis } from '@baize/ui-kit/icon';
import { Menu } from '@baize/ui-kit/menu';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface RowMenuProps {
  /** Names the row that the actions are about. */
  name: string;
  children: ReactNode;
}

/** The actions of a table's row, behind one button at its end. */
export function RowMenu({ name, children }: RowMenuProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'agent.actionsOf' }, { account: name });
  return (
    <Menu
      asChild
      align="end"
      label={label}
      trigger={
        <Button variant="ghost" tone="neutral" size="sm" iconOnly aria-label={label}>
          <Ellipsis size={18} aria-hidden="true" />
        </Button>
      }
    >
      {children}
    </Menu>
  );
}
