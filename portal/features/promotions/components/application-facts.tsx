import type { Application } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import { Notice } from '../../../shared/notice/notice.tsx';
import * as pictureCss from '../../../shared/pictures/pictures.css.ts';
import * as css from './dialog.css.ts';
import { OwnPicture } from './own-picture.tsx';

/** What the member sent in, and what became of it. */
export function ApplicationFacts({ application }: { application: Application }) {
  const intl = useIntl();
  const { status, reason, comment, pictures, createdAt } = application;
  const tone = status === 'rejected' ? 'danger' : status === 'approved' ? 'success' : 'info';
  return (
    <section className={css.application}>
      <Notice tone={tone}>
        <span>{intl.formatMessage({ id: `promotions.application.${status}` })}</span>
        {reason && <span>{intl.formatMessage({ id: `promotions.reason.${reason}` })}</span>}
      </Notice>
      <p className={css.comment}>{comment}</p>
      {pictures.length > 0 && (
        <ul className={pictureCss.pictures}>
          {pictures.map((pictureId, index) => (
            <li key={pictureId} className={pictureCss.thumb}>
              <OwnPicture
                pictureId={pictureId}
                alt={intl.formatMessage({ id: 'promotions.pictureSent' }, { number: index + 1 })}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={css.quiet}>
        {intl.formatMessage({ id: 'promotions.sentAt' }, { date: new Date(createdAt) })}
      </p>
    </section>
  );
}
