import { MenuItem, MenuLink, MenuSeparator } from '@baize/ui-kit/menu';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { boot } from '../../../shared/boot.ts';
import type { FrameLink } from '../../../shared/navigation/feature-components.ts';
import { RowMenu } from '../components/row-menu.tsx';
import type { TeamMember } from './api.ts';

const ACTIONS = ['transfer', 'raiseRate', 'contract', 'message', 'note'] as const;
export type TeamAction = (typeof ACTIONS)[number];

interface RowActionsProps {
  row: TeamMember;
  linkToLine(account: string): FrameLink;
  linkToOverview(account: string): FrameLink;
  onAction(action: TeamAction, row: TeamMember): void;
}

/** The available actions: rates and contracts concern direct downlines only. */
function actionsFor(row: TeamMember): readonly TeamAction[] {
  const { whitelabel: flags } = boot().permission.info;
  const open: Partial<Record<TeamAction, boolean>> = {
    raiseRate: row.isDirect,
    contract: Boolean(flags.AGENTPOLICY3) && row.isAgent && row.isDirect,
  };
  return ACTIONS.filter((action) => open[action] ?? true);
}

/** The menu of actions for an account of the line (R11.03). */
export function RowActions({ row, linkToLine, linkToOverview, onAction }: RowActionsProps) {
  const intl = useIntl();
  return (
    <RowMenu name={row.account}>
      {row.direct > 0 && (
        <MenuLink asChild>
          <Link {...linkToLine(row.account)}>
            {intl.formatMessage({ id: 'agent.action.line' })}
          </Link>
        </MenuLink>
      )}
      <MenuLink asChild>
        <Link {...linkToOverview(row.account)}>
          {intl.formatMessage({ id: 'agent.action.overview' })}
        </Link>
      </MenuLink>
      <MenuSeparator />
      {actionsFor(row).map((action) => (
        <MenuItem key={action} onSelect={() => onAction(action, row)}>
          {intl.formatMessage({ id: `agent.action.${action}` })}
        </MenuItem>
      ))}
    </RowMenu>
  );
}
