import { createContext, useContext } from 'react';
import type { PlaceLink } from '../../../shared/navigation/feature-parts.ts';
import { type AgentPage, agentPath } from '../lib/agent-pages.ts';

/** Where the agent center is rendered: on its own page, or as a popup over another page. */
export interface AgentPlace {
  readonly isPopup: boolean;
  /** The props of a link to one of its pages; `filters` are those of the page. */
  linkTo(page: AgentPage, filters?: Readonly<Record<string, string>>): PlaceLink;
  /** Closes the popup; undefined on its own page. */
  leave?(): void;
}

export const AgentPlaceContext = createContext<AgentPlace>({
  isPopup: false,
  linkTo: (page, filters) => ({ to: agentPath(page, filters) }),
});

export const useAgentPlace = (): AgentPlace => useContext(AgentPlaceContext);
