import { Button } from '@baize/ui-kit/button';
import type { TableColumn } from '@baize/ui-kit/data-table';
import { visuallyHidden } from '@baize/ui-kit/foundation';
import { Ellipsis } from '@baize/ui-kit/icon';
import { Menu } from '@baize/ui-kit/menu';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

interface RowMenuProps {
  /** The name of the row, for the label of the button. */
  name: string;
  children: ReactNode;
}

/** The actions of a table row, in a menu at its end. */
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

/** The column of the row menus. Its header is visually hidden. */
export function rowMenuColumn<Row>(
  intl: IntlShape,
  cell: TableColumn<Row>['cell'],
): TableColumn<Row> {
  const name = intl.formatMessage({ id: 'agent.actions' });
  return {
    id: 'actions',
    header: <span className={visuallyHidden}>{name}</span>,
    cardLabel: name,
    cell,
  };
}
