import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { visuallyHidden } from '@baize/ui-kit/foundation';
import { FileText, ImageIcon, X } from '@baize/ui-kit/icon';
import { ProgressBar } from '@baize/ui-kit/progress-bar';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../messages/message-id.ts';
import { errorMessageId } from '../notify/notify-store.ts';
import * as css from './pictures.css.ts';
import type { ChosenPicture, PictureRules } from './use-pictures.ts';

const MEGABYTE = 1024 * 1024;

/** The messages of the feature that asks for pictures. */
export interface PictureWords {
  readonly legend: MessageId;
  /** Takes `count` and `size`, in megabytes. */
  readonly hint: MessageId;
  readonly add: MessageId;
  /** The message for a file of another type; by default that png and jpg are accepted. */
  readonly invalid?: MessageId;
}

interface PictureFieldProps {
  words: PictureWords;
  /** The maximum number of pictures. */
  limit: number;
  rules: PictureRules;
  /** The error of the field. */
  error?: string | undefined;
  /** A ref for the file input. */
  inputRef?: Ref<HTMLInputElement>;
  pictures: readonly ChosenPicture[];
  /** More files were chosen than the limit allows. */
  isOver: boolean;
  onAdd(files: readonly File[]): void;
  onRemove(picture: ChosenPicture): void;
}

interface ThumbProps {
  picture: ChosenPicture;
  onRemove(): void;
}

function Thumb({ picture, onRemove }: ThumbProps) {
  const intl = useIntl();
  const { name, preview, progress, pictureId, error } = picture;
  return (
    <li className={css.thumb} data-state={error ? 'failed' : pictureId ? 'sent' : 'sending'}>
      {error?.code === 'image_invalid' ? (
        <span className={css.noPicture} role="img" aria-label={name}>
          <FileText size="1.8em" aria-hidden="true" />
        </span>
      ) : (
        <img className={css.thumbPicture} src={preview} alt={name} />
      )}
      {!pictureId && !error && (
        <ProgressBar
          className={css.upload}
          label={intl.formatMessage({ id: 'pictures.uploading' }, { name })}
          labelHidden
          value={progress}
        />
      )}
      <Button
        className={css.remove}
        variant="soft"
        size="sm"
        iconOnly
        aria-label={intl.formatMessage({ id: 'pictures.remove' }, { name })}
        onClick={onRemove}
      >
        <X size="1.1em" aria-hidden="true" />
      </Button>
    </li>
  );
}

/** Uploads of pictures with previews; the error of each is shown beside it (R5.12). */
export function PictureField(props: PictureFieldProps) {
  const { words, limit, rules, pictures, isOver, onAdd, onRemove } = props;
  const intl = useIntl();
  const failed = pictures.filter(({ error }) => error);
  const size = rules.mostBytes / MEGABYTE;
  const hint = intl.formatMessage({ id: words.hint }, { count: limit, size });
  const reasonOf = (error: ChosenPicture['error']) => {
    if (error?.code === 'request_too_large') {
      return intl.formatMessage({ id: 'pictures.tooLarge' }, { size });
    }
    if (error?.code === 'image_invalid' && words.invalid) {
      return intl.formatMessage({ id: words.invalid });
    }
    return intl.formatMessage({ id: errorMessageId(error?.code ?? 'unknown_error') });
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{intl.formatMessage({ id: words.legend })}</legend>
      <ul className={css.pictures}>
        {pictures.map((picture) => (
          <Thumb key={picture.key} picture={picture} onRemove={() => onRemove(picture)} />
        ))}
        {pictures.length < limit && (
          <li>
            <label className={css.picker}>
              <input
                ref={props.inputRef}
                className={visuallyHidden}
                type="file"
                multiple={limit > 1}
                accept={rules.types.join(',')}
                onChange={({ target }) => {
                  onAdd([...(target.files ?? [])]);
                  // Lets the same file be chosen again after it was removed.
                  target.value = '';
                }}
              />
              <ImageIcon size="1.6em" aria-hidden="true" />
              {intl.formatMessage({ id: words.add })}
            </label>
          </li>
        )}
      </ul>
      <p className={css.quiet}>{hint}</p>
      {props.error && <Alert tone="danger">{props.error}</Alert>}
      {isOver && (
        <Alert tone="warning">{intl.formatMessage({ id: 'error.image_limit_reached' })}</Alert>
      )}
      {failed.map(({ key, name, error }) => (
        <Alert key={key} tone="danger">
          {intl.formatMessage({ id: 'pictures.failed' }, { name, reason: reasonOf(error) })}
        </Alert>
      ))}
    </fieldset>
  );
}
