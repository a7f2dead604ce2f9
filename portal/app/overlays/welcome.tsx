import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { Gamepad2, type LucideIcon, ShieldCheck, Wallet } from '@baize/ui-kit/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { useBackCloses } from '../../shared/navigation/use-back-closes.ts';
import { memberPath } from '../../shared/paths.ts';
import * as css from './welcome.css.ts';

const STEPS: readonly { icon: LucideIcon; title: MessageId; text: MessageId; to: string }[] = [
  {
    icon: ShieldCheck,
    title: 'welcome.safety',
    text: 'welcome.safetyText',
    to: memberPath('securityCenter'),
  },
  {
    icon: Wallet,
    title: 'welcome.deposit',
    text: 'welcome.depositText',
    to: memberPath('depositv2'),
  },
  { icon: Gamepad2, title: 'welcome.play', text: 'welcome.playText', to: appPath('/rng') },
];

/** Greets a member at the first login (R4.03), with the first steps. Shown once. */
export function Welcome({ name, onClose }: { name: string; onClose(): void }) {
  const intl = useIntl();
  useBackCloses(onClose);
  return (
    <Dialog
      open
      size="sm"
      title={intl.formatMessage({ id: 'welcome.title' }, { name })}
      description={intl.formatMessage({ id: 'welcome.lead' })}
      onOpenChange={onClose}
    >
      <ul className={css.steps}>
        {STEPS.map(({ icon: Icon, title, text, to }) => (
          <li key={to}>
            {/* In the place of the welcome, which Back must not lead to. */}
            <Link className={css.step} to={to} replace onClick={onClose}>
              <Icon className={css.icon} aria-hidden="true" />
              <span className={css.words}>
                <span className={css.name}>
                  <FormattedMessage id={title} />
                </span>
                <span className={css.detail}>
                  <FormattedMessage id={text} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Button size="lg" fullWidth onClick={onClose}>
        <FormattedMessage id="welcome.start" />
      </Button>
    </Dialog>
  );
}
