import { Button } from '@baize/ui-kit/button';
import {
  CircleQuestionMark,
  FacebookIcon,
  type GlyphProps,
  Headset,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageSquare,
  Phone,
  TelegramIcon,
  WhatsAppIcon,
} from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CallError } from '../../shared/api/call-error.ts';
import { type Channel, isExternal } from '../../shared/customer-service-channels.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import type { MessageId } from '../../shared/messages/message-id.ts';
import * as css from './contact-popup.css.ts';

interface Look {
  readonly icon: LucideIcon | ComponentType<GlyphProps>;
  readonly message: MessageId;
}

/** The icons and names of known kinds; another kind is shown by its own name. */
const LOOKS: Readonly<Record<string, Look>> = {
  CHAT: { icon: MessageCircle, message: 'contact.chat' },
  TELEGRAM: { icon: TelegramIcon, message: 'contact.telegram' },
  WHATSAPP: { icon: WhatsAppIcon, message: 'contact.whatsapp' },
  FACEBOOK: { icon: FacebookIcon, message: 'contact.facebook' },
  EMAIL: { icon: Mail, message: 'contact.email' },
  PHONE: { icon: Phone, message: 'contact.phone' },
};

/** The address in readable form. */
const readable = (path: string) => path.replace(/^(?:mailto:|tel:|https:\/\/)/, '');

interface ContactScreenProps {
  channels: readonly Channel[] | undefined;
  error: CallError | undefined;
  onRetry(): void;
  memberId: string | undefined;
  /** Opens the portal's chat room. */
  onChat(): void;
  /** Opens the portal's help center. */
  onHelp(): void;
  /** The brand's help center on another site, which replaces this one. */
  helpLink?: string | undefined;
  /** Opens feedback and complaints, where they are available. */
  onFeedback?: (() => void) | undefined;
}

function Words({ channel }: { channel: Channel }) {
  const look = LOOKS[channel.csType.toUpperCase()];
  const Icon = look?.icon ?? Headset;
  const isOwnChat = !isExternal(channel);
  return (
    <>
      <Icon className={css.icon} aria-hidden="true" />
      <span>
        <span className={css.name}>
          {look ? <FormattedMessage id={look.message} /> : channel.csType}
        </span>
        <span className={css.detail}>
          {isOwnChat ? <FormattedMessage id="contact.chatDetail" /> : readable(channel.path)}
        </span>
      </span>
    </>
  );
}

/** The configured ways to contact a person, including the live chat. */
export function ContactScreen(props: ContactScreenProps) {
  const { channels, error, onRetry, memberId, onChat, onHelp, helpLink, onFeedback } = props;
  const help = (
    <>
      <CircleQuestionMark size={18} aria-hidden="true" />
      <FormattedMessage id="contact.help" />
    </>
  );
  return (
    <div className={css.body} aria-busy={!channels}>
      {channels && (
        <p>
          <FormattedMessage id={channels.length ? 'contact.intro' : 'contact.none'} />
        </p>
      )}
      {!channels && <Skeleton shape="block" height="14rem" />}
      {channels?.map((channel) => {
        const { csType, path } = channel;
        return !isExternal(channel) ? (
          <button key={csType + path} type="button" className={css.way} onClick={onChat}>
            <Words channel={channel} />
          </button>
        ) : (
          <a
            key={csType + path}
            className={css.way}
            href={path}
            {...(path.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
          >
            <Words channel={channel} />
          </a>
        );
      })}
      {error && <LoadError title="contact.failed" error={error} onRetry={onRetry} />}
      {helpLink ? (
        <Button asChild variant="ghost">
          <a href={helpLink} target="_blank" rel="noreferrer">
            {help}
          </a>
        </Button>
      ) : (
        <Button variant="ghost" onClick={onHelp}>
          {help}
        </Button>
      )}
      {onFeedback && (
        <Button variant="ghost" onClick={onFeedback}>
          <MessageSquare size={18} aria-hidden="true" />
          <FormattedMessage id="shell.feedback" />
        </Button>
      )}
      {memberId && (
        <p className={css.detail}>
          <FormattedMessage id="contact.yourId" values={{ id: memberId }} />
        </p>
      )}
    </div>
  );
}
