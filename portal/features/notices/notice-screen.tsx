import { TwoPane, type TwoPaneProps } from '../../shared/announcements/two-pane.tsx';

type NoticeScreenProps = Omit<TwoPaneProps, 'words' | 'toggles' | 'action'>;

/** List left, text right; a press toggles a notice open or closed (R2.101). */
export function NoticeScreen(props: NoticeScreenProps) {
  return <TwoPane {...props} words="notices" toggles />;
}
