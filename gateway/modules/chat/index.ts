import type { Hono } from 'hono';
import { launchChat } from '../../contract/chat.ts';
import { MINUTE } from '../../contract/durations.ts';
import type { Gateway } from '../../core/gateway.ts';
import { requirePort } from '../../core/ports.ts';
import { route } from '../../core/route.ts';
import { throttle } from '../../core/throttle.ts';

/** Limits how often a chat can be opened from one network. */
const LAUNCHES = { name: 'chat-launch', limit: 60, windowMs: 10 * MINUTE };

/** Registers the launch of the customer-service chat. */
export function registerChat(app: Hono, gateway: Gateway): void {
  route(app, gateway, launchChat, async (_request, session, call) => {
    const chat = requirePort(gateway.ports, 'chat');
    await throttle(gateway, LAUNCHES, call.network);
    return { chatUrl: await chat.open(session, call) };
  });
}
