import { Dialog } from '@baize/ui-kit/dialog';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useScrollCurrentIntoView } from '../../shared/navigation/use-scroll-current-into-view.ts';
import type { PopupProps } from '../../shared/popups/popup-stack.ts';
import { usePopupPages } from '../../shared/popups/use-popup-pages.ts';
import * as css from './agent-popup.css.ts';
import { AgentScreen } from './agent-screen.tsx';
import { AgentEntries } from './components/agent-entries.tsx';
import { type AgentFrame, AgentFrameContext } from './components/agent-frame.ts';
import { AGENT_PARAMETERS } from './lib/agent-parameters.ts';
import { useRequestedPage } from './use-agent-center.ts';

/**
 * The agent center as a popup over the current page (R2.111, R11.14). `args` is the page,
 * `?popup=agent:downlineManagmentView`.
 */
export function AgentPopup({ args: [key], onClose }: PopupProps) {
  const intl = useIntl();
  const pages = usePopupPages('agent', AGENT_PARAMETERS, onClose);
  const place = useMemo<AgentFrame>(() => ({ isPopup: true, ...pages }), [pages]);
  const requested = useRequestedPage(key);
  const menu = useScrollCurrentIntoView<HTMLUListElement>(key);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={pages.leave}
      title={intl.formatMessage({ id: 'shell.agentCenter' })}
    >
      <AgentFrameContext value={place}>
        <nav aria-label={intl.formatMessage({ id: 'agent.menu' })}>
          <ul ref={menu} className={css.entries}>
            <AgentEntries current={requested.page} />
          </ul>
        </nav>
        <div className={css.page}>
          <AgentScreen requested={requested} />
        </div>
      </AgentFrameContext>
    </Dialog>
  );
}
