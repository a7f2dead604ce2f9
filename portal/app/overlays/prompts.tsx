import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { appPath } from '../../shared/navigation/app-path.ts';
import { promptStore } from '../../shared/notify/notify-store.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { ConfirmDialog } from '../../shared/popups/confirm-dialog.tsx';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { logout } from '../../shared/session/logout.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useStore } from '../../shared/store.ts';
import { isCashier } from './cashier.ts';
import { RewardReveal } from './reward-reveal.tsx';
import { Welcome } from './welcome.tsx';

const dismiss = () => promptStore.set(undefined);

/**
 * The dialogs in_need_true_account, with the title in_popup_prompt, and in_sure_logout, with its
 * own (R8.12).
 */
export function Prompts() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const notify = useNotify();
  const { stack } = usePopups();
  const prompt = useStore(promptStore);
  const { isLogin, mustChangePassword } = useSession();
  const cancel = intl.formatMessage({ id: 'action.cancel' });

  const signOut = async () => {
    await logout();
    dismiss();
    // Replaces the confirmation, to which Back must not lead.
    navigate(appPath('/'), { replace: true });
    notify.info('session.signedOut');
  };
  const register = async () => {
    await logout();
    dismiss();
    navigate(appPath('/register'), { replace: true });
  };

  if (prompt?.kind === 'welcome') {
    // R4.04: a forced change of the password comes first. So does the target of a press before the
    // login: a popup, a deposit, or a promotion, which is in the address.
    const isBusy =
      !isLogin ||
      mustChangePassword ||
      stack.length > 0 ||
      isCashier(pathname, search) ||
      new URLSearchParams(search).has('promo');
    return isBusy ? null : <Welcome name={prompt.name} onClose={dismiss} />;
  }
  if (prompt?.kind === 'reward') {
    return <RewardReveal title={prompt.title} amount={prompt.amount} onClose={dismiss} />;
  }
  if (prompt?.kind === 'copied') {
    return (
      <ConfirmDialog
        open
        noticeOnly
        title={<FormattedMessage id={prompt.worked ? 'shell.copied.title' : 'prompt.title'} />}
        labels={{ cancel, confirm: intl.formatMessage({ id: 'action.close' }) }}
        onCancel={dismiss}
        onConfirm={dismiss}
      >
        <FormattedMessage
          id={prompt.worked ? 'shell.copied.text' : 'shell.copyFailed'}
          values={{ id: prompt.id }}
        />
      </ConfirmDialog>
    );
  }
  const leaving = prompt?.kind === 'confirmLogout';
  return (
    <ConfirmDialog
      open={prompt !== undefined}
      // Signing out has its own title; dialogs that only explain have in_popup_prompt.
      title={<FormattedMessage id={leaving ? 'shell.signOut' : 'prompt.title'} />}
      labels={{
        cancel,
        confirm: intl.formatMessage({ id: leaving ? 'shell.signOut' : 'shell.register' }),
      }}
      onCancel={dismiss}
      onConfirm={leaving ? signOut : register}
    >
      <FormattedMessage id={leaving ? 'prompt.logout' : 'prompt.needsRealAccount'} />
    </ConfirmDialog>
  );
}
