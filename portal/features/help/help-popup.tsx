import { helpCenter } from '@baize/gateway/contract';
import { Dialog } from '@baize/ui-kit/dialog';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { loaded } from '../../shared/api/loaded.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { decodeText } from '../../shared/decode-text.ts';
import { useLanguage } from '../../shared/messages/language-store.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { HelpScreen } from './help-screen.tsx';

/**
 * The help center: on `/help` the hash selects the term, elsewhere the popup's argument (R2.05).
 */
export function HelpPopup({ args, onClose }: PopupProps) {
  const popups = usePopups();
  const navigate = useNavigate();
  const lang = useLanguage();
  const { pathname, hash } = useLocation();
  // The hash is not sent to a server.
  const isHydrated = useHydrated();
  const answer = useQuery(helpCenter, { lang, device: 'WEB' });
  const isRoute = pathname === appPath('/help');
  const term = isRoute ? decodeText(isHydrated ? hash.slice(1) : '') : (args[0] ?? '');
  const choose = (next: string) => {
    if (isRoute) navigate({ hash: next }, { replace: true, preventScrollReset: true });
    else popups.replace('help', next);
  };
  return (
    <Dialog
      open
      serverRendered
      flush
      size="lg"
      onOpenChange={onClose}
      title={<FormattedMessage id="shell.help" />}
    >
      <HelpScreen
        {...loaded(answer, answer.data)}
        term={term}
        onTerm={choose}
        onContact={() => popups.open('contact')}
      />
    </Dialog>
  );
}
