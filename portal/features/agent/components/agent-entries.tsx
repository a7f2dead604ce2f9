import { CountBadge } from '@baize/ui-kit/badge';
import { FileText } from '@baize/ui-kit/icon';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { boot } from '../../../shared/boot.ts';
import * as css from '../../../shared/navigation/entries.css.ts';
import { usePopups } from '../../../shared/popups/popup-stack.ts';
import { useUnread } from '../../../shared/session/use-unread.ts';
import type { AgentPage } from '../lib/agent-pages.ts';
import { AGENT_PAGE_TITLES } from '../page-titles.ts';
import { AGENT_PAGE_ENTRIES } from '../pages.ts';
import { useOpenAgentPages } from '../use-agent-center.ts';
import { useAgentFrame } from './agent-frame.ts';

interface AgentEntriesProps {
  readonly current: AgentPage | undefined;
  /** Content below the pages. */
  readonly children?: ReactNode;
}

/** The first entry below those of the contracts. */
const AFTER_CONTRACTS: AgentPage = 'messageV2';

/**
 * The pages of the agent center as menu entries, in order (R2.80), including those of contracts.
 * The entries below the contracts are not rendered until these are known, so that they do not
 * shift.
 */
export function AgentEntries({ current, children }: AgentEntriesProps) {
  const intl = useIntl();
  const unread = useUnread();
  const { linkTo } = useAgentFrame();
  const { pages, isKnown } = useOpenAgentPages();
  const popups = usePopups();
  const shown = isKnown ? pages : pages.filter((page) => page !== AFTER_CONTRACTS);
  const entries = shown.map((page) => {
    const { icon: Icon } = AGENT_PAGE_ENTRIES[page];
    return (
      <li key={page}>
        <Link
          className={css.entry}
          {...linkTo(page)}
          aria-current={page === current ? 'page' : undefined}
        >
          <Icon className={css.entryIcon} aria-hidden="true" />
          {intl.formatMessage({ id: AGENT_PAGE_TITLES[page] })}
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
  return (
    <>
      {entries}
      {isKnown && boot().permission.info.whitelabel.AGENTPOLICY3 && (
        <li>
          <button
            type="button"
            className={css.entry}
            aria-haspopup="dialog"
            onClick={() => popups.open('contracts')}
          >
            <FileText className={css.entryIcon} aria-hidden="true" />
            {intl.formatMessage({ id: 'shell.contracts' })}
          </button>
        </li>
      )}
      {isKnown && children}
    </>
  );
}
