import {
  IDENTITY_PICTURES,
  type IdentityState,
  type IdentityView,
  removeIdentityPicture,
  uploadIdentityPicture,
} from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Badge, type BadgeProps } from '@baize/ui-kit/badge';
import { Inline } from '@baize/ui-kit/inline';
import { useIntl } from 'react-intl';
import * as cashier from '../../../shared/cashier/cashier.css.ts';
import { failureDetails } from '../../../shared/cashier/failure-details.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { FormSubmit } from '../../../shared/forms/form-submit.tsx';
import {
  NO_PICTURES,
  PicturesField,
  type PicturesValue,
} from '../../../shared/forms/pictures-field.tsx';
import type { Problem } from '../../../shared/forms/problem.ts';
import { checkResolver } from '../../../shared/forms/resolver.ts';
import { serverErrors } from '../../../shared/forms/server-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { type PictureRules, usePictures } from '../../../shared/pictures/use-pictures.ts';
import * as card from '../../../shared/protection/card.css.ts';
import { useSendIdentity } from './api.ts';

type Document = IdentityView['documents'][number];

const TONES: Readonly<Record<IdentityState, NonNullable<BadgeProps['tone']>>> = {
  missing: 'neutral',
  waiting: 'warning',
  accepted: 'success',
  refused: 'danger',
};

const RULES: Omit<PictureRules, 'mostBytes'> = {
  upload: uploadIdentityPicture,
  remove: removeIdentityPicture,
  types: ['image/jpeg', 'image/png', 'image/webp'],
};

interface DocumentValues {
  pictures: PicturesValue;
}

function picturesProblem({ pictureIds, state }: PicturesValue): Problem | undefined {
  if (state === 'uploading') return { id: 'safer.identity.uploadRunning' };
  if (state === 'failed') return { id: 'safer.identity.uploadFailed' };
  return pictureIds.length === 0 ? { id: 'safer.identity.required' } : undefined;
}

interface DocumentFormProps {
  document: Document['document'];
  mostBytes: number;
}

/** The pictures of one document, and the button that submits it for review. */
function DocumentForm({ document, mostBytes }: DocumentFormProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { run } = useSendIdentity();
  const limit = IDENTITY_PICTURES[document];
  const upload = usePictures(limit, { ...RULES, mostBytes });
  const form = useForm<DocumentValues>({
    defaultValues: { pictures: NO_PICTURES },
    resolver: checkResolver(({ pictures }) => ({ pictures: picturesProblem(pictures) })),
    onSubmit: async ({ pictures }) => {
      const { status, error } = await run({ document, pictures: [...pictures.pictureIds] });
      if (status === 'done') notify.success('safer.identity.sentNow');
      return error;
    },
    serverErrors: (error) =>
      serverErrors<DocumentValues>(error, {
        fields: ['pictures'],
        problemOf: () => ({ id: 'safer.identity.required' }),
      }),
  });
  return (
    <Form form={form} className={card.form}>
      <PicturesField
        name="pictures"
        limit={limit}
        upload={upload}
        words={{
          legend: `safer.identity.pictures.${document}`,
          hint: 'safer.identity.hint',
          add: 'safer.identity.add',
          invalid: 'safer.identity.invalid',
        }}
      />
      <FormError error={form.error} details={failureDetails} />
      <Inline gap="md" justify="between">
        <FormSubmit form={form}>{intl.formatMessage({ id: 'safer.identity.send' })}</FormSubmit>
      </Inline>
    </Form>
  );
}

interface DocumentCardProps {
  document: Document;
  mostBytes: number;
}

/** One document: what is required, its status, and its upload. */
export function DocumentCard({ document: shown, mostBytes }: DocumentCardProps) {
  const intl = useIntl();
  const { document, state, reason, sentAt, decidedAt } = shown;
  const time = (at: number) => dateAndTime(intl, at);
  const isOpen = state === 'missing' || state === 'refused';
  return (
    <div className={cashier.card}>
      <div className={card.cardHead}>
        <Inline gap="md" justify="between">
          <h3 className={cashier.cardTitle}>
            {intl.formatMessage({ id: `safer.identity.document.${document}` })}
          </h3>
          <Badge tone={TONES[state]}>
            {intl.formatMessage({ id: `safer.identity.state.${state}` })}
          </Badge>
        </Inline>
        <p className={cashier.muted}>
          {intl.formatMessage({ id: `safer.identity.document.${document}.text` })}
        </p>
      </div>
      {state === 'refused' && reason && (
        <Alert tone="warning">
          {intl.formatMessage({ id: `safer.identity.reason.${reason}` })}{' '}
          {intl.formatMessage({ id: 'safer.identity.again' })}
        </Alert>
      )}
      {state === 'waiting' && sentAt !== undefined && (
        <p>{intl.formatMessage({ id: 'safer.identity.sent' }, { time: time(sentAt) })}</p>
      )}
      {state === 'accepted' && decidedAt !== undefined && (
        <p>{intl.formatMessage({ id: 'safer.identity.accepted' }, { time: time(decidedAt) })}</p>
      )}
      {isOpen && <DocumentForm document={document} mostBytes={mostBytes} />}
    </div>
  );
}
