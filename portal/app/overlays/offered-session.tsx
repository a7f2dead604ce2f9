import { type MemberInfo, memberInfo } from '@baize/gateway/contract';
import { ConfirmDialog } from '@baize/ui-kit/confirm-dialog';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '../../shared/api/call.ts';
import { pushNotice } from '../../shared/notify/notify-store.ts';
import { offeredToken, session, useSession } from '../../shared/session/session-store.ts';
import { useStore } from '../../shared/store.ts';

const decline = () => offeredToken.set(undefined);

/** Whose token it is; undefined until the gateway has said so. A dead one is told and forgotten. */
function useOfferedMember(token: string | undefined): MemberInfo | undefined {
  const [found, setFound] = useState<{ token: string; member: MemberInfo }>();
  useEffect(() => {
    if (!token) return;
    const leave = new AbortController();
    call(memberInfo, {}, { token, signal: leave.signal }).then(
      (member) => setFound({ token, member }),
      () => {
        if (leave.signal.aborted) return;
        decline();
        pushNotice({ tone: 'warning', messageId: 'session.offered.failed' });
      },
    );
    return () => leave.abort();
  }, [token]);
  return found?.token === token ? found?.member : undefined;
}

/**
 * Asks by name before a token of the address counts (R4.02): whoever follows a link may be led into
 * an account that is not theirs. Who is in that account already is not asked.
 */
export function OfferedSession() {
  const intl = useIntl();
  const token = useStore(offeredToken);
  const { isLogin, account } = useSession();
  const member = useOfferedMember(token);
  const isSame = member !== undefined && isLogin && member.account === account;
  const accept = () => {
    if (token && member) session.accept(token, member);
    offeredToken.set(undefined);
  };
  useEffect(() => {
    if (!isSame || !token) return;
    session.accept(token, member);
    offeredToken.set(undefined);
  }, [isSame, token, member]);
  const name = member?.account ?? '';
  return (
    <ConfirmDialog
      open={member !== undefined && !isSame}
      title={<FormattedMessage id="session.offered.title" values={{ name }} />}
      labels={{
        cancel: intl.formatMessage({ id: 'session.offered.decline' }),
        confirm: intl.formatMessage({ id: 'session.offered.accept' }),
      }}
      onCancel={decline}
      onConfirm={accept}
    >
      <FormattedMessage id="session.offered.text" values={{ name }} />{' '}
      {isLogin && (
        <FormattedMessage id="session.offered.instead" values={{ name, current: account }} />
      )}
    </ConfirmDialog>
  );
}
