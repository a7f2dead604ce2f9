import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nothing } from './fields.ts';

/** Opens the visitor's or member's chat room (specification: chat launch, chatUrl). */
export const launchChat = endpoint({
  method: 'POST',
  path: '/wps/relay/CBS_launchChat',
  token: 'optional',
  duringExclusion: true,
  request: nothing,
  response: z.object({ chatUrl: z.string() }),
});
