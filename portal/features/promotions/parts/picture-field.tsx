import { APPLICATION_LIMITS } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { visuallyHidden } from '@baize/ui-kit/foundation';
import { ImageIcon, X } from '@baize/ui-kit/icon';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '../../../shared/notice/notice.tsx';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';
import * as css from './dialog.css.ts';
import { type ChosenPicture, PICTURE_TYPES } from './use-pictures.ts';

const MEGABYTE = 1024 * 1024;

interface PictureFieldProps {
  pictures: readonly ChosenPicture[];
  /** More were chosen than there is room for. */
  isOver: boolean;
  onAdd(files: readonly File[]): void;
  onRemove(picture: ChosenPicture): void;
}

function Thumb({ picture, onRemove }: { picture: ChosenPicture; onRemove: () => void }) {
  const intl = useIntl();
  const { name, preview, progress, pictureId, error } = picture;
  const share = `${Math.round(progress * 100)}%`;
  return (
    <li className={css.thumb} data-state={error ? 'failed' : pictureId ? 'sent' : 'sending'}>
      <img className={css.thumbPicture} src={preview} alt={name} />
      {!pictureId && !error && (
        <div
          className={css.upload}
          role="progressbar"
          aria-label={intl.formatMessage({ id: 'promotions.uploading' }, { name })}
          aria-valuenow={Math.round(progress * 100)}
        >
          <div className={css.uploadBar} style={{ '--done': share } as CSSProperties} />
        </div>
      )}
      <Button
        className={css.remove}
        tone="soft"
        size="sm"
        shape="icon"
        aria-label={intl.formatMessage({ id: 'promotions.removePicture' }, { name })}
        onClick={onRemove}
      >
        <X size="1.1em" aria-hidden="true" />
      </Button>
    </li>
  );
}

/** Up to three pictures with previews; what is wrong with one stands beside them (R5.12). */
export function PictureField({ pictures, isOver, onAdd, onRemove }: PictureFieldProps) {
  const intl = useIntl();
  const failed = pictures.filter(({ error }) => error);
  const hint = intl.formatMessage(
    { id: 'promotions.picturesHint' },
    { count: APPLICATION_LIMITS.pictures, size: APPLICATION_LIMITS.pictureBytes / MEGABYTE },
  );
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{intl.formatMessage({ id: 'promotions.pictures' })}</legend>
      <ul className={css.pictures}>
        {pictures.map((picture) => (
          <Thumb key={picture.key} picture={picture} onRemove={() => onRemove(picture)} />
        ))}
        {pictures.length < APPLICATION_LIMITS.pictures && (
          <li>
            <label className={css.picker}>
              <input
                className={visuallyHidden}
                type="file"
                multiple
                accept={PICTURE_TYPES.join(',')}
                onChange={({ target }) => {
                  onAdd([...(target.files ?? [])]);
                  // The same file may be chosen again after it was taken back.
                  target.value = '';
                }}
              />
              <ImageIcon size="1.6em" aria-hidden="true" />
              {intl.formatMessage({ id: 'promotions.addPicture' })}
            </label>
          </li>
        )}
      </ul>
      <p className={css.quiet}>{hint}</p>
      {isOver && (
        <Notice tone="warning">{intl.formatMessage({ id: 'error.image_limit_reached' })}</Notice>
      )}
      {failed.map(({ key, name, error }) => (
        <Notice key={key} tone="danger">
          {intl.formatMessage(
            { id: 'promotions.pictureFailed' },
            {
              name,
              reason:
                error?.code === 'request_too_large'
                  ? intl.formatMessage(
                      { id: 'promotions.pictureTooLarge' },
                      { size: APPLICATION_LIMITS.pictureBytes / MEGABYTE },
                    )
                  : intl.formatMessage({ id: errorMessageId(error?.code ?? 'unknown_error') }),
            },
          )}
        </Notice>
      ))}
    </fieldset>
  );
}
