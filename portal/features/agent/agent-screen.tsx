import { EmptyState } from '@baize/ui-kit/empty-state';
import { Heading } from '@baize/ui-kit/heading';
import { SearchX } from '@baize/ui-kit/icon';
import { Inline } from '@baize/ui-kit/inline';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { Stack } from '@baize/ui-kit/stack';
import { TextLink } from '@baize/ui-kit/text-link';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { PageBoundary } from '../../shared/errors/page-boundary.tsx';
import { DataKitLabels } from '../../shared/kit-labels/data-kit-labels.tsx';
import { useAgentFrame } from './components/agent-frame.ts';
import { HeadingToolsContext } from './components/heading-tools.ts';
import { type AgentPage, FIRST_AGENT_PAGE } from './lib/agent-pages.ts';
import { AGENT_PAGE_TITLES } from './page-titles.ts';
import { AGENT_PAGE_ENTRIES } from './pages.ts';
import type { RequestedPage } from './use-agent-center.ts';

/** One page of the agent center with its heading, or the reason why it is not available. */
export function AgentScreen({ requested }: { requested: RequestedPage }) {
  const intl = useIntl();
  const { linkTo } = useAgentFrame();
  if (requested.state === 'loading') return <Skeleton shape="block" height="60dvh" />;
  if (requested.state === 'failed') {
    const { error, retry } = requested;
    return <LoadError title="agent.page.failed" error={error} onRetry={retry} />;
  }
  if (!requested.page) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={intl.formatMessage({ id: `agent.page.${requested.state}` })}
        description={intl.formatMessage({ id: `agent.page.${requested.state}Reason` })}
        action={
          <TextLink asChild>
            <Link {...linkTo(FIRST_AGENT_PAGE)}>
              {intl.formatMessage({ id: 'agent.page.toFirst' })}
            </Link>
          </TextLink>
        }
      />
    );
  }
  return <HeadedPage page={requested.page} />;
}

/** A page below its heading, beside which it may put its tools (`useHeadingTools`). */
function HeadedPage({ page }: { page: AgentPage }) {
  const intl = useIntl();
  const { isPopup } = useAgentFrame();
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const { Page } = AGENT_PAGE_ENTRIES[page];
  return (
    <DataKitLabels>
      <Stack gap="xl">
        <Inline justify="between">
          <Heading level={isPopup ? 3 : 1}>
            {intl.formatMessage({ id: AGENT_PAGE_TITLES[page] })}
          </Heading>
          <div ref={setTools} />
        </Inline>
        <HeadingToolsContext value={tools}>
          <PageBoundary key={page} errorTitle="agent.page.failed">
            <Page />
          </PageBoundary>
        </HeadingToolsContext>
      </Stack>
    </DataKitLabels>
  );
}
