import {
  type BankCard,
  bankCards,
  memberInfo,
  memberProfile,
  removeBankCard,
  withdrawSettings,
} from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { ConfirmDialog } from '@baize/ui-kit/confirm-dialog';
import { Landmark, Plus, Trash2, Wallet } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { FailedPart } from '../../../shared/errors/failed-part.tsx';
import { call } from '../../../shared/gateway/call.ts';
import { asRefusal, send } from '../../../shared/gateway/send.ts';
import { keysOf, useCall } from '../../../shared/gateway/use-call.ts';
import { Notice } from '../../../shared/notice/notice.tsx';
import { promptStore } from '../../../shared/notify/notify-store.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { usePopups } from '../../../shared/popups/popup-stack.ts';
import * as css from '../parts/cashier.css.ts';
import { Facts } from '../parts/details-dialog.tsx';
import { CardDialog } from './card-dialog.tsx';
import { NicknameDialog } from './nickname-dialog.tsx';
import { PaymentPasswordDialog } from './payment-password-dialog.tsx';

async function copyId(id: string) {
  try {
    await navigator.clipboard.writeText(id);
    promptStore.set({ kind: 'copied', id, worked: true });
  } catch {
    promptStore.set({ kind: 'copied', id, worked: false });
  }
}

/** R2.61: who I am here, what keeps my account safe, and where my money may go. */
export default function SecurityPage() {
  const intl = useIntl();
  const notify = useNotify();
  const popups = usePopups();
  const { mutate } = useSWRConfig();
  const profile = useCall(memberProfile, {});
  const cards = useCall(bankCards, {});
  const [dialog, setDialog] = useState<'nickname' | 'password' | 'card'>();
  const [doomed, setDoomed] = useState<BankCard>();
  const error = profile.error ?? cards.error;
  if (!profile.data || !cards.data) {
    if (!error) return <Skeleton shape="block" height="24lh" />;
    return (
      <FailedPart
        title="member.failed"
        error={error}
        onRetry={() => {
          void profile.mutate();
          void cards.mutate();
        }}
      />
    );
  }
  const me = profile.data;
  const time = (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const close = () => setDialog(undefined);
  const remove = async () => {
    if (!doomed) return;
    try {
      await send(() => call(removeBankCard, { cardId: doomed.cardId }));
    } catch (failure) {
      notify.failure(asRefusal(failure));
    }
    setDoomed(undefined);
    void cards.mutate();
  };
  return (
    <div className={css.two}>
      <div className={css.stack}>
        <section className={css.card}>
          <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'member.profile.title' })}</h2>
          <Facts
            facts={[
              ['member.profile.account', me.account],
              ['member.profile.nickname', me.nickname],
              ['member.profile.id', me.id],
              ...(me.vip ? [['member.profile.vip', me.vip] as const] : []),
              ['member.profile.mobile', me.mobile ?? '—'],
              ['member.profile.email', me.email ?? '—'],
              ['member.profile.since', time(me.regDate)],
              ['member.profile.lastLogin', me.lastLogin ? time(me.lastLogin) : '—'],
            ]}
          />
          <div className={css.chips}>
            <Button tone="soft" onClick={() => setDialog('nickname')}>
              {intl.formatMessage({ id: 'member.profile.rename' })}
            </Button>
            <Button tone="soft" onClick={() => void copyId(me.id)}>
              {intl.formatMessage({ id: 'shell.copyId' })}
            </Button>
          </div>
        </section>
        <section className={css.card}>
          <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'member.cards.title' })}</h2>
          {!me.hasPaymentPassword && (
            <Notice tone="info">{intl.formatMessage({ id: 'member.cards.needsPassword' })}</Notice>
          )}
          <ul className={css.lines}>
            {cards.data.cards.map((card) => {
              const Icon = card.kind === 'bank' ? Landmark : Wallet;
              const name = `${card.bankName} ${card.maskedNumber}`;
              return (
                <li key={card.cardId} className={css.lineItem}>
                  <span className={css.chips}>
                    <Icon className={css.choiceIcon} aria-hidden="true" />
                    <span className={css.choiceText}>
                      <span className={css.choiceName}>{name}</span>
                      <span className={css.muted}>{card.holder}</span>
                    </span>
                  </span>
                  <Button
                    tone="quiet"
                    shape="icon"
                    aria-label={intl.formatMessage({ id: 'member.cards.removeOne' }, { name })}
                    onClick={() => setDoomed(card)}
                  >
                    <Trash2 size="1.1em" aria-hidden="true" />
                  </Button>
                </li>
              );
            })}
            {cards.data.cards.length === 0 && (
              <li className={css.muted}>{intl.formatMessage({ id: 'member.cards.none' })}</li>
            )}
          </ul>
          <div className={css.chips}>
            <Button
              tone="soft"
              disabled={!me.hasPaymentPassword || cards.data.cards.length >= cards.data.limit}
              onClick={() => setDialog('card')}
            >
              <Plus size="1.1em" aria-hidden="true" />{' '}
              {intl.formatMessage({ id: 'member.cards.add' })}
            </Button>
          </div>
        </section>
      </div>
      <section className={css.card}>
        <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'member.safety.title' })}</h2>
        <ul className={css.lines}>
          <li className={css.lineItem}>
            <span className={css.choiceText}>
              <span className={css.choiceName}>
                {intl.formatMessage({ id: 'member.safety.login' })}
              </span>
              <span className={css.muted}>
                {intl.formatMessage(
                  { id: 'member.safety.changed' },
                  { date: intl.formatDate(me.passwordChangedAt, { dateStyle: 'medium' }) },
                )}
              </span>
            </span>
            <Button tone="soft" onClick={() => popups.open('change-password')}>
              {intl.formatMessage({ id: 'member.safety.change' })}
            </Button>
          </li>
          <li className={css.lineItem}>
            <span className={css.choiceText}>
              <span className={css.choiceName}>
                {intl.formatMessage({ id: 'member.payPassword.field' })}
              </span>
              <span className={css.muted}>
                {intl.formatMessage({
                  id: me.hasPaymentPassword ? 'member.payPassword.set' : 'member.payPassword.unset',
                })}
              </span>
            </span>
            <Button
              tone={me.hasPaymentPassword ? 'soft' : 'primary'}
              onClick={() => setDialog('password')}
            >
              {intl.formatMessage({
                id: me.hasPaymentPassword ? 'member.safety.change' : 'member.safety.set',
              })}
            </Button>
          </li>
        </ul>
      </section>
      {dialog === 'nickname' && (
        <NicknameDialog
          nickname={me.nickname}
          onClose={close}
          onDone={() => {
            close();
            notify.success('member.profile.renamed');
            void profile.mutate();
            void mutate(keysOf(memberInfo));
          }}
        />
      )}
      {dialog === 'password' && (
        <PaymentPasswordDialog
          isFirst={!me.hasPaymentPassword}
          onClose={close}
          onDone={() => {
            close();
            notify.success('member.payPassword.done');
            void profile.mutate();
            void mutate(keysOf(withdrawSettings));
          }}
        />
      )}
      {dialog === 'card' && (
        <CardDialog
          banks={cards.data.banks}
          holder={cards.data.holder}
          onClose={close}
          onDone={() => {
            close();
            notify.success('member.cards.added');
            void cards.mutate();
          }}
        />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        tone="danger"
        title={intl.formatMessage({ id: 'member.cards.removeTitle' })}
        labels={{
          cancel: intl.formatMessage({ id: 'action.cancel' }),
          confirm: intl.formatMessage({ id: 'member.cards.remove' }),
        }}
        onCancel={() => setDoomed(undefined)}
        onConfirm={remove}
      >
        {doomed ? `${doomed.bankName} ${doomed.maskedNumber}` : ''}
      </ConfirmDialog>
    </div>
  );
}
