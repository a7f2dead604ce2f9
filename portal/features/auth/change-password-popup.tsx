import {
  changePassword,
  type MemberProfile,
  memberInfo,
  memberProfile,
  type RegisterSettings,
} from '@baize/gateway/contract';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { useRevalidate, useRevalidateAll } from '../../shared/api/use-revalidate.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import type { PopupProps } from '../../shared/popups/popup-stack.ts';
import { session, useSession } from '../../shared/session/session-store.ts';
import { useMemberTerms, useProfile, useRegisterSettings } from './api.ts';
import { ChangePasswordScreen } from './change-password-screen.tsx';
import type { PasswordProof, PasswordValues } from './lib/change-password-form.ts';
import { useReturnTarget } from './use-return-target.ts';
import { withChallenge } from './with-challenge.ts';

const NO_RULES: RegisterSettings = {};

/** The required proof; the old password until the profile is known. */
function proofOf(profile: MemberProfile | undefined): PasswordProof {
  if (!profile || profile.hasLoginPassword) return 'oldPassword';
  return profile.hasPaymentPassword ? 'paymentPassword' : 'none';
}

/** R4.08: the target after the change: home, or the agent center for an agent who is there. */
function homeOf(isAgent: boolean): string {
  const isAgentHome = location.pathname === appPath('/agentHome');
  return isAgent && isAgentHome ? appPath('/agentHome') : appPath('/');
}

/** The change-password popup; with `args[0] === 'forced'` it cannot be closed (R4.04). */
export function ChangePasswordPopup({ args, onClose }: PopupProps) {
  const { account = '' } = useSession();
  const { data: rules = NO_RULES } = useRegisterSettings();
  const revalidate = useRevalidate();
  const revalidateAll = useRevalidateAll();
  const terms = useMemberTerms();
  const termsVersion = terms.data && !terms.data.accepted ? terms.data.version : undefined;
  const navigate = useNavigate();
  const notify = useNotify();
  const returnTarget = useReturnTarget();
  const { key } = useLocation();
  const forced = args[0] === 'forced';
  // Only a password can be subject to a forced change.
  const proof = proofOf(useProfile(!forced).data);
  /** The key of the location at which a forced change was made, until that is left. */
  const changedAt = useRef<string>(undefined);

  const submit = async ({ terms: termsAccepted, ...values }: PasswordValues) => {
    const { newPassword, confirmNewPassword } = values;
    const payload = {
      newPassword,
      confirmNewPassword,
      ...(proof !== 'none' && { [proof]: values[proof] }),
      ...(termsVersion !== undefined && { termsAccepted, termsVersion }),
    };
    try {
      await withChallenge(() => call(changePassword, payload), { place: 'password' });
    } catch (error) {
      const refused = toCallError(error);
      // The terms have changed, or were not known to be required.
      if (refused.code === 'terms_not_accepted') await terms.mutate();
      return refused;
    }
    notify.success(proof === 'oldPassword' ? 'session.passwordChanged' : 'session.passwordSet');
    // Queries that were rejected until now are revalidated.
    void (forced ? revalidateAll() : revalidate([memberInfo, memberProfile]));
    if (forced) changedAt.current = key;
    returnTarget.go(returnTarget.read(), () =>
      navigate(homeOf(session.get().isAgent), { replace: true }),
    );
    return undefined;
  };
  // R4.08: navigates first, which removes this popup's address. If the forced state ended before,
  // the popup that was here before would be shown once more.
  useEffect(() => {
    if (changedAt.current === undefined || changedAt.current === key) return;
    changedAt.current = undefined;
    session.update({ mustChangePassword: false });
  }, [key]);
  return (
    <ChangePasswordScreen
      forced={forced}
      proof={proof}
      account={account}
      rules={rules}
      termsVersion={termsVersion}
      onSubmit={submit}
      onSignOut={notify.confirmLogout}
      onClose={onClose}
    />
  );
}
