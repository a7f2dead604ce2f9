import { permission } from '@baize/gateway/contract';
import { type Loaded, loaded } from '../../shared/api/loaded.ts';
import { useWorkQuery } from '../../shared/api/use-work-query.ts';
import { type Channel, loadChannels } from '../../shared/customer-service-channels.ts';

/** The configured ways to reach customer service. */
export function useChannels(): Loaded<readonly Channel[]> {
  const answer = useWorkQuery(permission, { sealed: true }, loadChannels);
  return loaded(answer, answer.data);
}
