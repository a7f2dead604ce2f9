import { permission } from '@baize/gateway/contract';
import useSWR from 'swr';
import type { CallError } from '../../shared/api/call-error.ts';
import { type Loaded, loaded } from '../../shared/api/loaded.ts';
import { queryKey } from '../../shared/api/query-key.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { type Channel, loadChannels } from '../../shared/customer-service-channels.ts';

/** The answer is the same in every language and for everybody; the payload is this page's own. */
const KEY = queryKey(permission, { sealed: true }, { language: '', owner: '' });

/** The configured ways to reach customer service. */
export function useChannels(): Loaded<readonly Channel[]> {
  const answer = useSWR<Channel[], CallError>(KEY, () =>
    loadChannels().catch((error: unknown) => {
      throw toCallError(error);
    }),
  );
  return loaded(answer, answer.data);
}
