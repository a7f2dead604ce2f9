import { permission } from '@baize/gateway/contract';
import { type Loaded, loaded } from '../../shared/api/loaded.ts';
import { useComposedQuery } from '../../shared/api/use-composed-query.ts';
import { type Channel, loadChannels } from '../../shared/customer-service-channels.ts';

/** The configured customer service channels. */
export function useChannels(): Loaded<readonly Channel[]> {
  const answer = useComposedQuery(permission, { sealed: true }, loadChannels);
  return loaded(answer, answer.data);
}
