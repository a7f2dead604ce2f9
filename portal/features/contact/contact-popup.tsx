import { linkKind, safeLink } from '@baize/tokens/src/safe-link.ts';
import { Dialog } from '@baize/ui-kit/dialog';
import { FormattedMessage } from 'react-intl';
import { boot } from '../../shared/boot.ts';
import type { Channel } from '../../shared/customer-service-channels.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useMember } from '../../shared/session/use-member.ts';
import { useChannels } from './api.ts';
import { ContactScreen } from './contact-screen.tsx';

/** The brand's own channels, for kinds of which the merchant has configured none. */
function brandChannels(configured: readonly Channel[]): Channel[] {
  const { email, phone } = boot().brand.support;
  const own = [
    { csType: 'EMAIL', path: email },
    { csType: 'PHONE', path: phone },
  ];
  return own.flatMap(({ csType, path }) =>
    path && safeLink(path) && !configured.some((channel) => channel.csType === csType)
      ? [{ csType, path }]
      : [],
  );
}

/** The address of a brand's help center on another site, which replaces this one. */
function helpElsewhere(): string | undefined {
  const { help } = boot().brand.support;
  return help && linkKind(help) === 'https' ? help : undefined;
}

/** The customer service popup (R1.03): all configured channels, and the brand's own. */
export function ContactPopup({ onClose }: PopupProps) {
  const popups = usePopups();
  const { member } = useMember();
  const { isLogin, isTrial } = useSession();
  const mayWrite = isLogin && !isTrial && boot().permission.info.whitelabel.FEEDBACK3;
  const { data, error, retry } = useChannels();
  const configured = data ?? [];
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={<FormattedMessage id="shell.customerService" />}
    >
      <ContactScreen
        channels={data || error ? [...configured, ...brandChannels(configured)] : undefined}
        error={error}
        onRetry={retry}
        memberId={member?.id}
        onChat={() => popups.replace('chat')}
        onHelp={() => popups.replace('help')}
        helpLink={helpElsewhere()}
        onFeedback={mayWrite ? () => popups.replace('feedback') : undefined}
      />
    </Dialog>
  );
}
