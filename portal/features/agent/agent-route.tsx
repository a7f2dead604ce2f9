import { useSearchParams } from 'react-router-dom';
import { AgentScreen } from './agent-screen.tsx';
import { useRequestedPage } from './use-agent-center.ts';

/** `/agentHome?page=…`: the pages of the agent center (R2.82 to R2.93). */
export function AgentRoute() {
  const [query] = useSearchParams();
  return <AgentScreen requested={useRequestedPage(query.get('page') ?? undefined)} />;
}
