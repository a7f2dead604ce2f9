import { type ResponseOf, verifyRepresentative } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Field } from '@baize/ui-kit/field';
import { ShieldAlert, ShieldCheck } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '../../shared/gateway/call.ts';
import { CallError } from '../../shared/gateway/call-error.ts';
import { errorMessageId } from '../../shared/notify/notify-store.ts';
import * as css from './mirrors.css.ts';

type Verdict = ResponseOf<typeof verifyRepresentative> & { readonly contact: string };

const CHANNELS = {
  TELEGRAM: 'Telegram',
  WHATSAPP: 'WhatsApp',
  FACEBOOK: 'Facebook',
  EMAIL: 'Email',
} as const;

/** What the gateway said of a contact; a contact that is not on its list is a warning. */
export function VerdictView({ verdict }: { verdict: Verdict }) {
  const Icon = verdict.genuine ? ShieldCheck : ShieldAlert;
  const channel = verdict.channel ? CHANNELS[verdict.channel] : '';
  return (
    <div className={css.verdict} data-genuine={verdict.genuine}>
      <Icon className={css.verdictIcon} aria-hidden="true" />
      <div>
        <p className={css.verdictTitle}>
          <FormattedMessage
            id={verdict.genuine ? 'mirrors.genuine' : 'mirrors.unknown'}
            values={{ contact: verdict.contact }}
          />
        </p>
        <p>
          <FormattedMessage
            id={verdict.genuine ? 'mirrors.genuineDetail' : 'mirrors.unknownDetail'}
            values={{ name: verdict.name ?? '', channel }}
          />
        </p>
      </div>
    </div>
  );
}

/** Asks whether somebody who claims to speak for the merchant really does (R1.05). */
export function VerifyRepresentative() {
  const intl = useIntl();
  const [contact, setContact] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [verdict, setVerdict] = useState<Verdict>();
  const [failure, setFailure] = useState<CallError>();

  const verify = async (event: FormEvent) => {
    event.preventDefault();
    const asked = contact.trim();
    setIsEmpty(asked === '');
    setVerdict(undefined);
    setFailure(undefined);
    if (asked === '' || isBusy) return;
    setIsBusy(true);
    try {
      setVerdict({ ...(await call(verifyRepresentative, { contact: asked })), contact: asked });
    } catch (error) {
      setFailure(error instanceof CallError ? error : new CallError('network'));
    } finally {
      setIsBusy(false);
    }
  };

  const wait = failure?.detail.retryAfter;
  return (
    <section className={css.card}>
      <h2 className={css.heading}>
        <FormattedMessage id="mirrors.verify" />
      </h2>
      <p className={css.intro}>
        <FormattedMessage id="mirrors.verifyIntro" />
      </p>
      <form onSubmit={verify} noValidate>
        <Field
          label={<FormattedMessage id="mirrors.contact" />}
          hint={<FormattedMessage id="mirrors.contactHint" />}
          required
          error={
            isEmpty ? (
              <FormattedMessage id="mirrors.contactMissing" />
            ) : failure ? (
              <FormattedMessage
                id={wait === undefined ? errorMessageId(failure.code) : 'mirrors.wait'}
                values={{ minutes: Math.ceil((wait ?? 0) / 60) }}
              />
            ) : undefined
          }
        >
          <div className={css.contact}>
            <Input
              value={contact}
              maxLength={255}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setContact(event.target.value)}
              onClear={() => setContact('')}
              labels={{ clear: intl.formatMessage({ id: 'mirrors.clear' }) }}
            />
            <Button type="submit" busy={isBusy}>
              <FormattedMessage id="mirrors.verifyAction" />
            </Button>
          </div>
        </Field>
      </form>
      <div role="status">{verdict && <VerdictView verdict={verdict} />}</div>
    </section>
  );
}
