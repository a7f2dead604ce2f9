import { Dialog } from '@baize/ui-kit/dialog';
import { Mail, Phone } from '@baize/ui-kit/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import { boot } from '../../shared/boot.ts';
import type { PopupProps } from '../../shared/popups/popup-stack.ts';
import { useMember } from '../../shared/session/use-member.ts';
import * as css from './contact-popup.css.ts';

const WAYS = [
  { key: 'email', icon: Mail, message: 'contact.email' },
  { key: 'phone', icon: Phone, message: 'contact.phone' },
] as const;

/** The ways to reach a person that the brand has configured. */
export function ContactPopup({ onClose }: PopupProps) {
  const intl = useIntl();
  const { member } = useMember();
  const { support } = boot().brand;
  const ways = WAYS.flatMap((way) => {
    const href = support[way.key];
    return href ? [{ ...way, href }] : [];
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={<FormattedMessage id="contact.title" />}
      labels={{ close: intl.formatMessage({ id: 'action.close' }) }}
    >
      <div className={css.body}>
        <p>
          <FormattedMessage id={ways.length ? 'contact.intro' : 'contact.none'} />
        </p>
        {ways.map(({ key, icon: Icon, message, href }) => (
          <a key={key} className={css.way} href={href}>
            <Icon className={css.icon} aria-hidden="true" />
            <span>
              <span className={css.name}>
                <FormattedMessage id={message} />
              </span>
              <span className={css.detail}>{href.replace(/^(mailto|tel):/, '')}</span>
            </span>
          </a>
        ))}
        {member && (
          <p className={css.detail}>
            <FormattedMessage id="contact.yourId" values={{ id: member.id }} />
          </p>
        )}
      </div>
    </Dialog>
  );
}
