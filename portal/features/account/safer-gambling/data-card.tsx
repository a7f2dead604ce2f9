import { memberDataFile } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Download } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { postForFile } from '../../../shared/api/fetch-file.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import * as cashier from '../../../shared/cashier/cashier.css.ts';
import { failureDetails } from '../../../shared/cashier/failure-details.tsx';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { PasswordField } from '../../../shared/forms/fields.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { checkResolver } from '../../../shared/forms/resolver.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import * as card from '../../../shared/protection/card.css.ts';
import { saveFile } from '../../../shared/records/csv.ts';
import { useOwnAccount } from './api.ts';
import * as css from './safer-gambling.css.ts';

const FILE_NAME = 'my-data.json';

interface Proof {
  password: string;
}

/**
 * Downloads the file; the password is sealed.
 * @throws {CallError}
 */
async function save({ password }: Proof): Promise<void> {
  const proof = password === '' ? {} : { password };
  saveFile(FILE_NAME, await postForFile(memberDataFile, proof));
}

/** Asks for the login password before the member's data are downloaded. */
function PasswordDialog({ onClose }: { onClose(): void }) {
  const notify = useNotify();
  const { run } = useCommand(save);
  const form = useForm<Proof>({
    defaultValues: { password: '' },
    resolver: checkResolver(({ password }) => ({
      password: password === '' ? { id: 'member.required' } : undefined,
    })),
    onSubmit: async (proof) => (await run(proof)).error,
    onSuccess: () => {
      notify.success('safer.data.saved');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title="safer.data.dialog"
      submitLabel="safer.data.download"
      errorDetails={failureDetails}
      onClose={onClose}
    >
      <PasswordField
        name="password"
        label="safer.password.login"
        required
        size="lg"
        autoComplete="current-password"
      />
    </FormDialog>
  );
}

/** The download of all of the member's data (R10.11). */
export function DataCard() {
  const intl = useIntl();
  const notify = useNotify();
  const { data, error, mutate } = useOwnAccount();
  const [asks, setAsks] = useState(false);
  const { run, isBusy } = useCommand(save);
  if (!data) {
    if (!error) return <Skeleton shape="block" height="10lh" />;
    return <LoadError title="member.failed" error={error} onRetry={() => void mutate()} />;
  }
  const download = async () => {
    // A member who logs in through a third party has no password.
    if (data.hasLoginPassword) {
      setAsks(true);
      return;
    }
    const { status, error: failure } = await run({ password: '' });
    if (failure) notify.failure(failure);
    if (status === 'done') notify.success('safer.data.saved');
  };
  return (
    <div className={cashier.card}>
      <div className={card.cardHead}>
        <h3 className={cashier.cardTitle}>{intl.formatMessage({ id: 'safer.data.title' })}</h3>
        <p className={cashier.muted}>{intl.formatMessage({ id: 'safer.data.text' })}</p>
      </div>
      <ul className={css.list}>
        <li>{intl.formatMessage({ id: 'safer.data.contents' })}</li>
        <li>{intl.formatMessage({ id: 'safer.data.never' })}</li>
      </ul>
      <div className={card.buttons}>
        <Button variant="soft" busy={isBusy} onClick={() => void download()}>
          <Download size="1.1em" aria-hidden="true" />{' '}
          {intl.formatMessage({ id: 'safer.data.download' })}
        </Button>
      </div>
      {asks && <PasswordDialog onClose={() => setAsks(false)} />}
    </div>
  );
}
