import { createContext, useContext } from 'react';
import type { FrameLink } from '../../../shared/navigation/feature-components.ts';
import { type AgentPage, agentPath } from '../lib/agent-pages.ts';

/** Where the agent center is rendered: on its own page, or as a popup over another page. */
export interface AgentFrame {
  readonly isPopup: boolean;
  /** The props of a link to one of its pages; `filters` are those of the page. */
  linkTo(page: AgentPage, filters?: Readonly<Record<string, string>>): FrameLink;
  /** Closes the popup; undefined on its own page. */
  leave?(): void;
}

export const AgentFrameContext = createContext<AgentFrame>({
  isPopup: false,
  linkTo: (page, filters) => ({ to: agentPath(page, filters) }),
});

export const useAgentFrame = (): AgentFrame => useContext(AgentFrameContext);
