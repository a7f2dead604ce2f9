import type { excludeMember, RequestOf } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Inline } from '@baize/ui-kit/inline';
import { RadioCards } from '@baize/ui-kit/radio-group';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as cashier from '../../../shared/cashier/cashier.css.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { ConfirmDialog } from '../../../shared/popups/confirm-dialog.tsx';
import { session } from '../../../shared/session/session-store.ts';
import { useBreak } from './api.ts';
import * as css from './safer-gambling.css.ts';

type BreakRequest = Exclude<RequestOf<typeof excludeMember>, { kind: 'return' }>;

interface BreakFormProps<Length extends string> {
  lengths: readonly Length[];
  /** The name of a length. */
  nameOf(length: Length): MessageId;
  requestOf(length: Length): BreakRequest;
  legend: MessageId;
  /** The consequences of the break as a list. */
  points: readonly MessageId[];
  start: MessageId;
  question: MessageId;
}

/** Selects the length of a break, lists its consequences, and asks for confirmation (R10.04). */
export function BreakForm<Length extends string>(props: BreakFormProps<Length>) {
  const intl = useIntl();
  const notify = useNotify();
  const { run, isBusy } = useBreak();
  const [chosen, setChosen] = useState<Length | ''>('');
  const [asks, setAsks] = useState(false);
  const begin = async () => {
    if (!chosen) return;
    const { status, error } = await run(props.requestOf(chosen));
    setAsks(false);
    if (error) notify.failure(error);
    // The gateway has ended every session of the account, including this one.
    if (status === 'done') session.end('exclusion');
  };
  return (
    <div className={cashier.card}>
      <RadioCards
        label={intl.formatMessage({ id: props.legend })}
        value={chosen}
        onValueChange={(value) => {
          const known = props.lengths.find((length) => length === value);
          if (known) setChosen(known);
        }}
        options={props.lengths.map((length) => ({
          value: length,
          label: intl.formatMessage({ id: props.nameOf(length) }),
        }))}
      />
      <ul className={css.list}>
        {props.points.map((id) => (
          <li key={id}>{intl.formatMessage({ id })}</li>
        ))}
      </ul>
      <Inline gap="md" justify="between">
        <Button disabled={chosen === ''} onClick={() => setAsks(true)}>
          {intl.formatMessage({ id: props.start })}
        </Button>
      </Inline>
      <ConfirmDialog
        open={asks && chosen !== ''}
        title={chosen && intl.formatMessage({ id: props.nameOf(chosen) })}
        labels={{ confirm: intl.formatMessage({ id: props.start }) }}
        busy={isBusy}
        onConfirm={begin}
        onCancel={() => setAsks(false)}
      >
        {intl.formatMessage({ id: props.question })}
      </ConfirmDialog>
    </div>
  );
}
