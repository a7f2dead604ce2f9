import { type MemberInfo, memberInfo } from '@baize/gateway/contract';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { auth } from '../../features/auth/feature.ts';
import { call } from '../../shared/api/call.ts';
import type { CallError } from '../../shared/api/call-error.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { FeatureMessages } from '../../shared/messages/catalogue.tsx';
import { errorMessageId, pushNotice } from '../../shared/notify/notify-store.ts';
import { ConfirmDialog } from '../../shared/popups/confirm-dialog.tsx';
import { offeredToken, session, useSession } from '../../shared/session/session-store.ts';
import { useStore } from '../../shared/store.ts';

/** The gateway's answer about a token: whose it is, or why that is not known. */
interface Offer {
  readonly token: string;
  readonly member?: MemberInfo;
  readonly refusal?: CallError;
}

/** The member info follows once the password was changed. */
const NOT_TOLD_YET = { account: '', id: '', type: 0 };

const decline = () => offeredToken.set(undefined);

/**
 * Checks whose token it is. An invalid one is reported and dropped; any other rejection tells
 * nothing about it.
 */
async function check(token: string, signal?: AbortSignal): Promise<Offer | undefined> {
  try {
    return { token, member: await call(memberInfo, {}, { token, signal }) };
  } catch (error) {
    if (signal?.aborted) return undefined;
    const refusal = toCallError(error);
    if (refusal.code !== 'login.not.session') return { token, refusal };
    decline();
    pushNotice({ tone: 'warning', messageId: 'session.offered.failed' });
    return undefined;
  }
}

/** The state of the check, and a retry; undefined until the gateway has answered. */
function useOffer(token: string | undefined) {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    if (!token) return;
    const leave = new AbortController();
    void check(token, leave.signal).then((found) => {
      if (!leave.signal.aborted) setOffer(found);
    });
    return () => leave.abort();
  }, [token]);
  const askAgain = async () => setOffer(token ? await check(token) : undefined);
  return { offer: offer?.token === token ? offer : undefined, askAgain };
}

function Question() {
  const intl = useIntl();
  const token = useStore(offeredToken);
  const { isLogin, account } = useSession();
  const { offer, askAgain } = useOffer(token);
  const { member, refusal } = offer ?? {};
  const mustChange = refusal?.code === 'password_change_required';
  const isUnanswered = refusal !== undefined && !mustChange;
  const isSame = member !== undefined && isLogin && member.account === account;
  const accept = () => {
    if (token) session.accept(token, member ?? NOT_TOLD_YET);
    if (mustChange) session.update({ mustChangePassword: true });
    offeredToken.set(undefined);
  };
  useEffect(() => {
    if (!isSame || !token) return;
    session.accept(token, member);
    offeredToken.set(undefined);
  }, [isSame, token, member]);
  const name = member?.account ?? '';
  const title = refusal ? 'auth.offered.title' : 'session.offered.title';
  const confirm = isUnanswered ? 'action.retry' : 'session.offered.accept';
  return (
    <ConfirmDialog
      open={offer !== undefined && !isSame}
      title={<FormattedMessage id={title} values={{ name }} />}
      labels={{
        cancel: intl.formatMessage({ id: 'session.offered.decline' }),
        confirm: intl.formatMessage({ id: confirm }),
      }}
      onCancel={decline}
      onConfirm={isUnanswered ? askAgain : accept}
    >
      {mustChange && <FormattedMessage id="auth.offered.mustChange" />}
      {isUnanswered && intl.formatMessage({ id: errorMessageId(refusal.code) })}
      {!refusal && <FormattedMessage id="session.offered.text" values={{ name }} />}
      {!refusal && isLogin && (
        <>
          {' '}
          <FormattedMessage id="session.offered.instead" values={{ name, current: account }} />
        </>
      )}
    </ConfirmDialog>
  );
}

/**
 * Asks for consent, with the member's name, before a token of the address is used (R4.02), because
 * a link may lead into another person's account. Nobody is asked who is in that account already.
 * The name is not shown where the password must be changed first (R4.04).
 */
export function OfferedSession() {
  return (
    <FeatureMessages catalogue={auth.messages}>
      <Question />
    </FeatureMessages>
  );
}
