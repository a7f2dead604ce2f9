import type { Announcement } from '@baize/gateway/contract';
import { Button, buttonLook } from '@baize/ui-kit/button';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { ArrowDownToLine, ArrowUpFromLine, Headset, Mail, Megaphone } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { FailedPart } from '../../shared/errors/failed-part.tsx';
import type { Loaded } from '../../shared/gateway/loaded.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { memberPath } from '../../shared/paths.ts';
import * as css from './agent-home.css.ts';

export interface AgentHomeScreenProps {
  nickname: string;
  account: string;
  /** Known with the member info. */
  id: string | undefined;
  lastLogin: number | undefined;
  /** In the agent's currency; undefined until it is known. */
  balance: string | undefined;
  unread: number;
  news: Loaded<readonly Announcement[]>;
  /** Opens one announcement, or all of them. */
  onNews(id?: string): void;
  onContact(): void;
}

const NEWS_SHOWN = 5;

/** The agent center's first page: cashier, messages, help and news. */
export function AgentHomeScreen(props: AgentHomeScreenProps) {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>
          {intl.formatMessage({ id: 'agent.greeting' }, { name: props.nickname })}
        </h1>
        <p className={css.muted}>{text('agent.lead')}</p>
      </header>
      <div className={css.cards}>
        <section className={css.purse}>
          <h2 className={css.label}>{text('agent.balance')}</h2>
          {props.balance === undefined ? (
            <Skeleton height="1lh" className={css.amount} />
          ) : (
            <p className={css.amount}>{props.balance}</p>
          )}
          <div className={css.actions}>
            <Link className={buttonLook()} to={memberPath('depositv2')}>
              <ArrowDownToLine size={18} aria-hidden="true" />
              {text('shell.deposit')}
            </Link>
            <Link className={buttonLook({ tone: 'soft' })} to={memberPath('withdraw')}>
              <ArrowUpFromLine size={18} aria-hidden="true" />
              {text('shell.withdraw')}
            </Link>
          </div>
        </section>
        <section className={css.card}>
          <Mail className={css.icon} aria-hidden="true" />
          <h2 className={css.cardTitle}>{text('shell.messages')}</h2>
          <p className={css.muted}>
            {intl.formatMessage({ id: 'agent.messages' }, { count: props.unread })}
          </p>
          <Link className={buttonLook({ tone: 'soft' })} to={memberPath('messageV2')}>
            {text('agent.messages.open')}
          </Link>
        </section>
        <section className={css.card}>
          <Headset className={css.icon} aria-hidden="true" />
          <h2 className={css.cardTitle}>{text('shell.customerService')}</h2>
          <p className={css.muted}>{text('agent.help')}</p>
          <Button tone="soft" onClick={props.onContact}>
            {text('shell.customerService')}
          </Button>
        </section>
      </div>
      <div className={css.columns}>
        <News {...props} />
        <section className={css.card}>
          <h2 className={css.cardTitle}>{text('agent.me')}</h2>
          <dl className={css.facts}>
            <dt className={css.muted}>{text('agent.account')}</dt>
            <dd className={css.fact}>{props.account}</dd>
            <dt className={css.muted}>{text('agent.id')}</dt>
            <dd className={css.fact}>{props.id ?? '—'}</dd>
            <dt className={css.muted}>{text('agent.level')}</dt>
            <dd className={css.fact}>{text('agent.level.agent')}</dd>
            <dt className={css.muted}>{text('agent.lastLogin')}</dt>
            <dd className={css.fact}>
              {props.lastLogin === undefined
                ? '—'
                : intl.formatDate(props.lastLogin, { dateStyle: 'medium', timeStyle: 'short' })}
            </dd>
          </dl>
        </section>
      </div>
    </div>
  );
}

function News({ news, onNews }: Pick<AgentHomeScreenProps, 'news' | 'onNews'>) {
  const intl = useIntl();
  const { data, error, retry } = news;
  return (
    <section className={css.card}>
      <div className={css.between}>
        <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'agent.news' })}</h2>
        {data && data.length > 0 && (
          <Button tone="quiet" size="sm" onClick={() => onNews()}>
            {intl.formatMessage({ id: 'agent.news.all' })}
          </Button>
        )}
      </div>
      {!data && !error && <Skeleton shape="block" height={`${NEWS_SHOWN * 2.5}lh`} />}
      {!data && error && <FailedPart title="agent.news.failed" error={error} onRetry={retry} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<Megaphone aria-hidden="true" />}
          title={intl.formatMessage({ id: 'agent.news.none' })}
        />
      )}
      {data && data.length > 0 && (
        <ul className={css.list}>
          {data.slice(0, NEWS_SHOWN).map(({ id, title, publishedAt }) => (
            <li key={id}>
              <button type="button" className={css.item} onClick={() => onNews(id)}>
                <span className={css.itemTitle}>{title}</span>
                <time className={css.muted} dateTime={new Date(publishedAt).toISOString()}>
                  {intl.formatDate(publishedAt, { dateStyle: 'medium' })}
                </time>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
