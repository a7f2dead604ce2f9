import { CountBadge } from '@baize/ui-kit/badge';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AgentPage } from '../../../shared/agent-pages.ts';
import * as css from '../../../shared/navigation/entries.css.ts';
import { useUnread } from '../../../shared/session/use-unread.ts';
import { AGENT_PAGE_ENTRIES } from '../pages.ts';
import { useOpenAgentPages } from '../use-agent-center.ts';
import { useAgentPlace } from './agent-place.ts';

/** The pages of the agent center as entries of its menu, in the menu's order (R2.80). */
export function AgentEntries({ current }: { current: AgentPage | undefined }) {
  const intl = useIntl();
  const unread = useUnread();
  const { linkTo } = useAgentPlace();
  const pages = useOpenAgentPages();
  return pages.map((page) => {
    const { icon: Icon, title } = AGENT_PAGE_ENTRIES[page];
    return (
      <li key={page}>
        <Link
          className={css.entry}
          {...linkTo(page)}
          aria-current={page === current ? 'page' : undefined}
        >
          <Icon className={css.entryIcon} aria-hidden="true" />
          {intl.formatMessage({ id: title })}
          {page === 'messageV2' && (
            <CountBadge
              className={css.count}
              count={unread}
              label={intl.formatMessage({ id: 'shell.notifications' }, { count: unread })}
            />
          )}
        </Link>
      </li>
    );
  });
}
