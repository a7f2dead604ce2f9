import type { FeedbackList } from '@baize/gateway/contract';
import { Skeleton } from '@baize/ui-kit/skeleton';
import type { Loaded } from '../../shared/api/loaded.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { FeedbackForm, type FeedbackFormProps } from './feedback-form.tsx';
import { FeedbackSent, type FeedbackSentProps } from './feedback-sent.tsx';

export const FEEDBACK_TABS = ['write', 'sent'] as const;
export type FeedbackTab = (typeof FEEDBACK_TABS)[number];

type FeedbackScreenProps = Omit<FeedbackFormProps, 'words'> &
  FeedbackSentProps & { tab: FeedbackTab; answer: Loaded<FeedbackList> };

/** R2.21: the content of a tab of the feedback popup. */
export function FeedbackScreen({ tab, answer, onSend, onShowSent, ...sent }: FeedbackScreenProps) {
  const { data, error, retry } = answer;
  if (!data) {
    return error ? (
      <LoadError title="feedback.failed" error={error} onRetry={retry} />
    ) : (
      <div aria-busy="true">
        <Skeleton shape="block" height="18rem" />
      </div>
    );
  }
  return tab === 'write' ? (
    <FeedbackForm words={data.words} onSend={onSend} onShowSent={onShowSent} />
  ) : (
    <FeedbackSent data={data} {...sent} />
  );
}
