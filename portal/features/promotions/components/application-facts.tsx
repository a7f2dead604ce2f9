import type { Application } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { useIntl } from 'react-intl';
import * as pictureCss from '../../../shared/pictures/pictures.css.ts';
import * as css from './dialog.css.ts';
import { PrivateImage } from './private-image.tsx';

/** The member's application and its status. */
export function ApplicationFacts({ application }: { application: Application }) {
  const intl = useIntl();
  const { status, reason, comment, pictures, createdAt } = application;
  const tone = status === 'rejected' ? 'danger' : status === 'approved' ? 'success' : 'neutral';
  return (
    <section className={css.application}>
      <Alert tone={tone}>
        <p>{intl.formatMessage({ id: `promotions.application.${status}` })}</p>
        {reason && <p>{intl.formatMessage({ id: `promotions.reason.${reason}` })}</p>}
      </Alert>
      <p className={css.comment}>{comment}</p>
      {pictures.length > 0 && (
        <ul className={pictureCss.pictures}>
          {pictures.map((pictureId, index) => (
            <li key={pictureId} className={pictureCss.thumb}>
              <PrivateImage
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
