import { NoticeBar } from '@baize/ui-kit/notice-bar';
import { useIntl } from 'react-intl';
import { useNotices } from '../../../shared/announcements/use-announcements.ts';
import { usePopups } from '../../../shared/popups/popup-stack.ts';
import * as css from '../home.css.ts';

/** The scrolling notices (R2.01); a press opens one. Without any there is no bar. */
export function Notices() {
  const intl = useIntl();
  const popups = usePopups();
  const { data, error } = useNotices();
  if (!data && !error) return <div className={css.noticePlace} />;
  if (!data?.length) return null;
  return (
    <NoticeBar
      notices={data}
      onSelect={(id) => popups.open('notice', id)}
      label={intl.formatMessage({ id: 'footer.notices' })}
      labels={{
        pause: intl.formatMessage({ id: 'home.notices.pause' }),
        play: intl.formatMessage({ id: 'home.notices.play' }),
        previous: intl.formatMessage({ id: 'home.notices.previous' }),
        next: intl.formatMessage({ id: 'home.notices.next' }),
      }}
    />
  );
}
