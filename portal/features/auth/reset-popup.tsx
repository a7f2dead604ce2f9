import {
  checkPasswordReset,
  type RegisterSettings,
  type ResponseOf,
  resetPassword,
} from '@baize/gateway/contract';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useRegisterSettings } from './api.ts';
import { ResetScreen } from './reset-screen.tsx';
import { withChallenge } from './with-challenge.ts';

const NO_RULES: RegisterSettings = {};

/** The token in `#reset=`: the hash of an address is never sent to a server. */
const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('reset') ?? '';

/** The login page: that of members may reject agents (R6.04). */
const entrance = (isAgent = false) => (isAgent ? appPath('/agent') : `${appPath('/')}?popup=login`);

/** The target of the link in the email: sets a new password, once. */
export function ResetPopup({ onClose }: PopupProps) {
  const { data: rules = NO_RULES } = useRegisterSettings();
  const { hash } = useLocation();
  const { isLogin } = useSession();
  const navigate = useNavigate();
  const popups = usePopups();
  const notify = useNotify();
  const token = tokenOf(hash);
  const link = useQuery(checkPasswordReset, { token }, { revalidateOnFocus: false });
  return (
    <ResetScreen
      link={link.data ? 'ready' : link.error && !link.isValidating ? link.error : 'loading'}
      rules={rules}
      onRetry={() => void link.mutate()}
      onAskAgain={() => popups.replace('forgot')}
      onSubmit={async ({ newPassword, confirmNewPassword }) => {
        const request = { token, newPassword, confirmNewPassword };
        let done: ResponseOf<typeof resetPassword>;
        try {
          done = await withChallenge(() => call(resetPassword, request), { place: 'password' });
        } catch (error) {
          return toCallError(error);
        }
        notify.success('session.passwordChanged');
        navigate(isLogin ? appPath('/') : entrance(done.isAgent), { replace: true });
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
