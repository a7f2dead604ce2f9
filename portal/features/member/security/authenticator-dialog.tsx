import { confirmAuthenticator, setUpAuthenticator } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { CodeInput } from '@baize/ui-kit/code-input';
import { Dialog } from '@baize/ui-kit/dialog';
import { Field } from '@baize/ui-kit/field';
import { Copy } from '@baize/ui-kit/icon';
import { QrBlock } from '@baize/ui-kit/qr-block';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../../shared/gateway/call.ts';
import { Notice } from '../../../shared/notice/notice.tsx';
import * as css from '../parts/cashier.css.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { PayPasswordField } from '../parts/pay-password-field.tsx';
import * as own from './authenticator.css.ts';

const DIGITS = 6;
const problemOf = () => 'error.request_param_err' as const;

interface Setup {
  readonly secret: string;
  readonly uri: string;
}

/**
 * Adds an authenticator app in three steps: the login password, the code to scan and a first code
 * back, and the recovery codes. Secret and recovery codes are seen here only.
 */
export function AuthenticatorDialog({ onClose }: { onClose(): void }) {
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (setup) return <ScanStep setup={setup} onCodes={setCodes} onClose={onClose} />;
  return <PasswordStep onSetup={setSetup} onClose={onClose} />;
}

function PasswordStep({ onSetup, onClose }: { onSetup(setup: Setup): void; onClose(): void }) {
  const [password, setPassword] = useState('');
  return (
    <FormDialog
      key="password"
      title="member.twoStep.add"
      submitLabel="member.twoStep.next"
      check={() => ({ password: password ? undefined : 'member.required' })}
      problemOf={problemOf}
      submit={async () => onSetup(await call(setUpAuthenticator, { password }))}
      onClose={onClose}
      onDone={() => undefined}
    >
      {(errorOf) => (
        <PayPasswordField
          name="password"
          kind="login"
          label="member.payPassword.login"
          value={password}
          onChange={setPassword}
          error={errorOf('password')}
        />
      )}
    </FormDialog>
  );
}

interface ScanStepProps {
  setup: Setup;
  onCodes(codes: readonly string[]): void;
  onClose(): void;
}

function ScanStep({ setup, onCodes, onClose }: ScanStepProps) {
  const intl = useIntl();
  const [code, setCode] = useState('');
  return (
    <FormDialog
      key="scan"
      title="member.twoStep.scan"
      submitLabel="member.twoStep.confirm"
      check={() => ({ code: code.length === DIGITS ? undefined : 'member.twoStep.sixDigits' })}
      problemOf={problemOf}
      submit={async () => {
        const answer = await call(confirmAuthenticator, { verificationCode: code });
        onCodes(answer.recoveryCodes);
      }}
      onClose={onClose}
      onDone={() => undefined}
    >
      {(errorOf) => (
        <>
          <p className={css.muted}>{intl.formatMessage({ id: 'member.twoStep.scanText' })}</p>
          <div className={own.scan}>
            <QrBlock
              value={setup.uri}
              labels={{
                code: intl.formatMessage({ id: 'member.twoStep.qr' }),
                failed: intl.formatMessage({ id: 'member.twoStep.qrFailed' }),
              }}
            />
            <p className={css.muted}>{intl.formatMessage({ id: 'member.twoStep.byHand' })}</p>
            <code className={own.secret}>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </div>
          <Field
            required
            label={intl.formatMessage({ id: 'member.twoStep.code' })}
            error={errorOf('code')}
          >
            <CodeInput name="code" value={code} onValueChange={setCode} />
          </Field>
        </>
      )}
    </FormDialog>
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
      labels={{ close: intl.formatMessage({ id: 'action.close' }) }}
      dismissable={false}
      onOpenChange={onClose}
    >
      <div className={css.form}>
        <Notice tone="warning">{intl.formatMessage({ id: 'member.twoStep.recoveryText' })}</Notice>
        <ul className={own.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Button tone="soft" shape="block" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          {intl.formatMessage({ id: 'member.twoStep.copy' })}
        </Button>
        <p role="status" className={css.muted}>
          {copied !== undefined &&
            intl.formatMessage({
              id: copied ? 'member.twoStep.copied' : 'member.twoStep.copyFailed',
            })}
        </p>
        <Button size="lg" shape="block" onClick={onClose}>
          {intl.formatMessage({ id: 'member.twoStep.done' })}
        </Button>
      </div>
    </Dialog>
  );
}
