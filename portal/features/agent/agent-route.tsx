import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { DocumentTitle } from '../../shared/navigation/document-title.tsx';
import { pageText } from '../../shared/navigation/page-name.ts';
import { AgentScreen } from './agent-screen.tsx';
import { agentPageName } from './page-titles.ts';
import { useRequestedPage } from './use-agent-center.ts';

/** `/agentHome?page=…`: the pages of the agent center (R2.82 to R2.93). */
export function AgentRoute() {
  const [query] = useSearchParams();
  const intl = useIntl();
  const requested = useRequestedPage(query.get('page') ?? undefined);
  return (
    <>
      <DocumentTitle name={agentPageName(requested.page, pageText(intl))} />
      <AgentScreen requested={requested} />
    </>
  );
}
