import { APPLICATION_LIMITS, applyPromotion, commentLength } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Field } from '@baize/ui-kit/field';
import { TextArea } from '@baize/ui-kit/text-area';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../../shared/gateway/call.ts';
import { useOrder } from '../../../shared/gateway/use-order.ts';
import { Notice } from '../../../shared/notice/notice.tsx';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { PictureField, type PictureWords } from '../../../shared/pictures/picture-field.tsx';
import { usePictures } from '../../../shared/pictures/use-pictures.ts';
import * as css from './dialog.css.ts';

const PICTURE_WORDS: PictureWords = {
  legend: 'promotions.pictures',
  hint: 'promotions.picturesHint',
  add: 'promotions.addPicture',
  remove: 'promotions.removePicture',
  uploading: 'promotions.uploading',
  failed: 'promotions.pictureFailed',
  tooLarge: 'promotions.pictureTooLarge',
};

interface ApplicationFormProps {
  promotionId: string;
  onSent(): void;
}

/** R2.20: a line and pictures that staff decides about. Whatever fails, nothing typed is lost. */
export function ApplicationForm({ promotionId, onSent }: ApplicationFormProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { busy, refusal, place } = useOrder();
  const { pictures, add, remove } = usePictures(APPLICATION_LIMITS.pictures);
  const [comment, setComment] = useState('');
  const [judged, setJudged] = useState(false);
  const [isOver, setOver] = useState(false);
  const length = commentLength(comment.trim());
  const problem =
    length === 0
      ? 'promotions.commentMissing'
      : length > APPLICATION_LIMITS.comment
        ? 'promotions.commentLong'
        : undefined;
  const waiting = pictures.some(({ pictureId, error }) => !pictureId && !error);
  const failed = pictures.some(({ error }) => error);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    if (problem) {
      event.currentTarget.querySelector<HTMLTextAreaElement>('[name=comment]')?.focus();
      return;
    }
    if (waiting || failed) return;
    const ids = pictures.flatMap(({ pictureId }) => pictureId ?? []);
    const asked = { promotionId, comment: comment.trim(), pictures: ids };
    await place(asked, async (idempotencyKey) => {
      await call(applyPromotion, asked, { idempotencyKey });
      notify.success('rewards.applied');
      onSent();
    });
  };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        required
        label={intl.formatMessage({ id: 'promotions.comment' })}
        aside={
          <span className={css.counter} aria-hidden="true">
            {length}/{APPLICATION_LIMITS.comment}
          </span>
        }
        hint={intl.formatMessage(
          { id: 'promotions.commentLeft' },
          { left: Math.max(0, APPLICATION_LIMITS.comment - length) },
        )}
        error={
          problem && (judged || length > APPLICATION_LIMITS.comment)
            ? intl.formatMessage({ id: problem }, { most: APPLICATION_LIMITS.comment })
            : undefined
        }
      >
        <TextArea
          name="comment"
          rows={3}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </Field>
      <PictureField
        words={PICTURE_WORDS}
        limit={APPLICATION_LIMITS.pictures}
        pictures={pictures}
        isOver={isOver}
        onAdd={(files) => setOver(add(files))}
        onRemove={(picture) => {
          setOver(false);
          remove(picture);
        }}
      />
      {refusal && (
        <Notice tone="danger">
          <span>{intl.formatMessage({ id: errorMessageId(refusal.code) })}</span>
          {refusal.requestId && refusal.isTransient && (
            <span>{intl.formatMessage({ id: 'error.requestId' }, { id: refusal.requestId })}</span>
          )}
        </Notice>
      )}
      <Button type="submit" size="lg" shape="block" busy={busy} disabled={waiting || failed}>
        {intl.formatMessage({
          id: waiting
            ? 'promotions.waitForPictures'
            : refusal?.isTransient
              ? 'action.retry'
              : 'promotions.send',
        })}
      </Button>
      <p className={css.quiet}>{intl.formatMessage({ id: 'promotions.privacy' })}</p>
    </form>
  );
}
