import { createContext, useContext } from 'react';
import type { PlaceLink } from '../../../shared/navigation/feature-parts.ts';
import { type AgentPage, agentPath } from '../lib/agent-pages.ts';

/** Where the agent center stands: on its own page, or as a popup over what the agent is doing. */
export interface AgentPlace {
  readonly isPopup: boolean;
  /** What a link to one of its pages is given; `filters` are the page's own. */
  linkTo(page: AgentPage, filters?: Readonly<Record<string, string>>): PlaceLink;
  /** Back to what lies below; on the own page there is nothing. */
  leave?(): void;
}

export const AgentPlaceContext = createContext<AgentPlace>({
  isPopup: false,
  linkTo: (page, filters) => ({ to: agentPath(page, filters) }),
});

export const useAgentPlace = (): AgentPlace => useContext(AgentPlaceContext);
