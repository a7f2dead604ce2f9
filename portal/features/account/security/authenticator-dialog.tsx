import {
  authenticatorConfirmation,
  authenticatorSetUp,
  confirmAuthenticator,
  type RequestOf,
  setUpAuthenticator,
} from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { Copy } from '@baize/ui-kit/icon';
import { QrBlock } from '@baize/ui-kit/qr-block';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useCommand } from '../../../shared/api/use-command.ts';
import * as css from '../../../shared/cashier/cashier.css.ts';
import { failureDetails } from '../../../shared/cashier/failure-details.tsx';
import { CodeField } from '../../../shared/forms/fields.tsx';
import { FormDialogFrame } from '../../../shared/forms/form-dialog.tsx';
import { problemId, schemaResolver } from '../../../shared/forms/resolver.ts';
import { serverErrors } from '../../../shared/forms/server-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useBackCloses } from '../../../shared/navigation/use-back-closes.ts';
import * as own from './authenticator.css.ts';
import { LoginPasswordField } from './login-password-field.tsx';

const DIGITS = 6;

interface Setup {
  readonly secret: string;
  readonly uri: string;
}

interface AuthenticatorDialogProps {
  hasLoginPassword: boolean;
  onClose(): void;
}

/**
 * Adds an authenticator app in three steps: the login password, if there is one; the QR code and a
 * first code; the recovery codes. Secret and recovery codes are shown only here.
 */
export function AuthenticatorDialog({ hasLoginPassword, onClose }: AuthenticatorDialogProps) {
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  // The recovery codes cannot be shown again, so this step is not dismissable.
  useBackCloses(onClose, codes === undefined);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (setup) return <ScanStep setup={setup} onCodes={setCodes} onClose={onClose} />;
  return <PasswordStep hasLoginPassword={hasLoginPassword} onSetup={setSetup} onClose={onClose} />;
}

const passwordSchema = z.extend(authenticatorSetUp, {
  password: z.string().check(z.minLength(1, problemId('member.required'))),
});

interface PasswordStepProps extends AuthenticatorDialogProps {
  onSetup(setup: Setup): void;
}

function PasswordStep({ hasLoginPassword, onSetup, onClose }: PasswordStepProps) {
  const { run } = useCommand(setUpAuthenticator);
  const form = useForm<RequestOf<typeof setUpAuthenticator>>({
    defaultValues: hasLoginPassword ? { password: '' } : {},
    resolver: schemaResolver(hasLoginPassword ? passwordSchema : authenticatorSetUp),
    onSubmit: async (values) => {
      const outcome = await run(values);
      if (outcome.status === 'done') onSetup(outcome.value);
      return outcome.error;
    },
    serverErrors: (error) => serverErrors(error, { fields: ['password'] }),
  });
  return (
    <FormDialogFrame
      key="password"
      form={form}
      title="member.twoStep.add"
      submitLabel="member.twoStep.next"
      errorDetails={failureDetails}
      onClose={onClose}
    >
      <LoginPasswordField name="password" hasLoginPassword={hasLoginPassword} />
    </FormDialogFrame>
  );
}

const codeSchema = z.extend(authenticatorConfirmation, {
  verificationCode: z.string().check(z.length(DIGITS, problemId('member.twoStep.sixDigits'))),
});

interface ScanStepProps {
  setup: Setup;
  onCodes(codes: readonly string[]): void;
  onClose(): void;
}

function ScanStep({ setup, onCodes, onClose }: ScanStepProps) {
  const intl = useIntl();
  const { run } = useCommand(confirmAuthenticator);
  const form = useForm({
    defaultValues: { verificationCode: '' },
    resolver: schemaResolver(codeSchema),
    onSubmit: async (values) => {
      const outcome = await run(values);
      if (outcome.status === 'done') onCodes(outcome.value.recoveryCodes);
      return outcome.error;
    },
    serverErrors: (error) => serverErrors(error, { fields: ['verificationCode'] }),
  });
  return (
    <FormDialogFrame
      key="scan"
      form={form}
      title="member.twoStep.scan"
      submitLabel="member.twoStep.confirm"
      errorDetails={failureDetails}
      onClose={onClose}
    >
      <p className={css.muted}>{intl.formatMessage({ id: 'member.twoStep.scanText' })}</p>
      <div className={own.scan}>
        <QrBlock
          value={setup.uri}
          label={intl.formatMessage({ id: 'member.twoStep.qr' })}
          labels={{ failed: intl.formatMessage({ id: 'member.twoStep.qrFailed' }) }}
        />
        <p className={css.muted}>{intl.formatMessage({ id: 'member.twoStep.byHand' })}</p>
        <code className={own.secret}>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <CodeField name="verificationCode" label="member.twoStep.code" required />
    </FormDialogFrame>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const intl = useIntl();
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Dialog
      open
      size="sm"
      title={intl.formatMessage({ id: 'member.twoStep.recovery' })}
      dismissable={false}
      onOpenChange={onClose}
    >
      <div className={css.form}>
        <Alert tone="warning">{intl.formatMessage({ id: 'member.twoStep.recoveryText' })}</Alert>
        <ul className={own.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Button variant="soft" fullWidth onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          {intl.formatMessage({ id: 'member.twoStep.copy' })}
        </Button>
        <p role="status" className={css.muted}>
          {copied !== undefined &&
            intl.formatMessage({
              id: copied ? 'member.twoStep.copied' : 'member.twoStep.copyFailed',
            })}
        </p>
        <Button size="lg" fullWidth onClick={onClose}>
          {intl.formatMessage({ id: 'member.twoStep.done' })}
        </Button>
      </div>
    </Dialog>
  );
}
