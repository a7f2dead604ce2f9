import { ModalTabs } from '@baize/ui-kit/modal-tabs';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  type OpenPopup,
  type PopupProps,
  usePopups,
  writeStack,
} from '../../shared/popups/popup-stack.ts';
import { useLastPage } from '../../shared/records/use-last-page.ts';
import { useFeedback, useSendFeedback } from './api.ts';
import { FEEDBACK_TABS, FeedbackScreen, type FeedbackTab } from './feedback-screen.tsx';

const tabOf = (text: string | undefined): FeedbackTab =>
  FEEDBACK_TABS.find((tab) => tab === text) ?? 'write';
const pageOf = (text: string | undefined): number =>
  /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;

/** Feedback and complaints (R2.21), `args` the tab and its page. */
export function FeedbackPopup({ args, onClose }: PopupProps) {
  const intl = useIntl();
  const popups = usePopups();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const tab = tabOf(args[0]);
  const page = tab === 'sent' ? pageOf(args[1]) : 1;
  // The form has a query of its own, so that a list page that fails does not remove the input.
  const answers = { write: useFeedback(1), sent: useFeedback(page) };
  const { run: onSend } = useSendFeedback();
  const show = (next: string, number = 1) =>
    popups.replace('feedback', next, ...(number > 1 ? [String(number)] : []));
  useLastPage({ query: { page }, change: ({ page: last }) => show('sent', last) }, answers.sent);
  const hrefFor = (number: number) => {
    const target: OpenPopup = { name: 'feedback', args: ['sent', String(number)] };
    return `${pathname}?${writeStack(query, [...popups.stack.slice(0, -1), target])}`;
  };
  const screenOf = (shown: FeedbackTab) => (
    <FeedbackScreen
      tab={shown}
      answer={answers[shown]}
      page={page}
      hrefFor={hrefFor}
      onSend={onSend}
      onShowSent={() => show('sent')}
      onWrite={() => show('write')}
      onPage={(number) => show('sent', number)}
    />
  );
  return (
    <ModalTabs
      open
      size="md"
      onOpenChange={onClose}
      title={<FormattedMessage id="shell.feedback" />}
      forceMount
      value={tab}
      onValueChange={(next) => show(next)}
      items={FEEDBACK_TABS.map((value) => ({
        value,
        label: <FormattedMessage id={`feedback.tab.${value}`} />,
        content: screenOf(value),
      }))}
      label={intl.formatMessage({ id: 'shell.feedback' })}
    />
  );
}
