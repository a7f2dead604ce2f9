import { APPLICATION_LIMITS, applyPromotion, commentLength } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import { useCommand } from '../../../shared/api/use-command.ts';
import { TextAreaField } from '../../../shared/forms/fields.tsx';
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
import { useForm } from '../../../shared/forms/use-form.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import type { PictureWords } from '../../../shared/pictures/picture-field.tsx';
import { usePictures } from '../../../shared/pictures/use-pictures.ts';
import * as css from './dialog.css.ts';

const PICTURE_WORDS: PictureWords = {
  legend: 'promotions.pictures',
  hint: 'promotions.picturesHint',
  add: 'promotions.addPicture',
};

interface ApplicationValues {
  comment: string;
  pictures: PicturesValue;
}

const EMPTY: ApplicationValues = { comment: '', pictures: NO_PICTURES };
const lengthOf = (comment: string) => commentLength(comment.trim());

function commentProblem(comment: string): Problem | undefined {
  const length = lengthOf(comment);
  if (length === 0) return { id: 'promotions.commentMissing' };
  if (length <= APPLICATION_LIMITS.comment) return undefined;
  return { id: 'promotions.commentLong', values: { most: APPLICATION_LIMITS.comment } };
}

interface ApplicationFormProps {
  promotionId: string;
  onSent(): void;
}

/** R2.20: a text and pictures for staff to review. A failure keeps the input. */
export function ApplicationForm({ promotionId, onSent }: ApplicationFormProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { run } = useCommand(applyPromotion);
  const upload = usePictures(APPLICATION_LIMITS.pictures);
  const form = useForm<ApplicationValues>({
    defaultValues: EMPTY,
    // Counts characters as people do, for the message: see `checkResolver`.
    resolver: checkResolver(({ comment }) => ({ comment: commentProblem(comment) })),
    onSubmit: async ({ comment, pictures }) => {
      if (pictures.state !== 'ready') return undefined;
      const { status, error } = await run({
        promotionId,
        comment: comment.trim(),
        pictures: [...pictures.pictureIds],
      });
      if (status === 'done') {
        notify.success('rewards.applied');
        onSent();
      }
      return error;
    },
  });
  const { comment, pictures } = form.form.watch();
  const length = lengthOf(comment);
  return (
    <Form form={form} className={css.form}>
      <TextAreaField
        name="comment"
        label="promotions.comment"
        required
        aside={
          <span className={css.counter} aria-hidden="true">
            {length}/{APPLICATION_LIMITS.comment}
          </span>
        }
        hint={intl.formatMessage(
          { id: 'promotions.commentLeft' },
          { left: Math.max(0, APPLICATION_LIMITS.comment - length) },
        )}
        earlyProblem={length > APPLICATION_LIMITS.comment ? commentProblem(comment) : undefined}
        rows={3}
      />
      <PicturesField
        name="pictures"
        words={PICTURE_WORDS}
        limit={APPLICATION_LIMITS.pictures}
        upload={upload}
      />
      <FormError error={form.error} />
      <FormSubmit form={form} size="lg" fullWidth disabled={pictures.state !== 'ready'}>
        {intl.formatMessage({
          id: pictures.state === 'uploading' ? 'promotions.waitForPictures' : 'promotions.send',
        })}
      </FormSubmit>
      <p className={css.quiet}>{intl.formatMessage({ id: 'promotions.privacy' })}</p>
    </Form>
  );
}
