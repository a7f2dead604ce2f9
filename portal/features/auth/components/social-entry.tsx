import type { LoginVerificationDetail, SocialLoginConfig } from '@baize/gateway/contract';
import { useState } from 'react';
import type { CallError } from '../../../shared/api/call-error.ts';
import { toCallError } from '../../../shared/api/to-call-error.ts';
import { rememberPendingSocialUser } from '../third-parties/pending-social-user.ts';
import { logInWithProvider, socialProviders } from '../third-parties/social-login.ts';
import { useStartSession } from '../use-start-session.ts';
import { SocialButtons } from './social-buttons.tsx';

interface SocialEntryProps {
  /** A person without an account was confirmed: the registration form follows. */
  onPendingSocialUser(): void;
  /** The member has an authenticator, which is required here as well. */
  onVerify(verification: LoginVerificationDetail): void;
}

/**
 * The third-party logins with their logic; renders nothing where the merchant configured none
 * (R7.06).
 */
export function SocialEntry({ onPendingSocialUser, onVerify }: SocialEntryProps) {
  const [chosen, setChosen] = useState<SocialLoginConfig>();
  const [failure, setFailure] = useState<CallError>();
  const [isBusy, setBusy] = useState(false);
  const enter = useStartSession();

  const ask = async (config: SocialLoginConfig) => {
    setChosen(config);
    setFailure(undefined);
    setBusy(true);
    try {
      const { login, pendingSocialUser } = await logInWithProvider(config);
      if (pendingSocialUser)
        rememberPendingSocialUser({ provider: config.provider, ...pendingSocialUser });
      if (login) enter(login);
      else onPendingSocialUser();
    } catch (error) {
      const refused = toCallError(error);
      const { verification } = refused.detail;
      if (verification) onVerify(verification);
      else setFailure(refused);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SocialButtons
      providers={socialProviders()}
      busy={isBusy ? chosen?.provider : undefined}
      failure={failure}
      onPress={(config) => void ask(config)}
      onRetry={() => chosen && void ask(chosen)}
    />
  );
}
