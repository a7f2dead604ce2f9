import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { launchChat } from '../../contract/chat.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readBody } from '../../core/read-body.ts';
import { route } from '../../core/route.ts';
import { throttle } from '../../core/throttle.ts';
import { listHelpTerms } from '../../modules/help/index.ts';
import { frameAccess } from '../play/frame-access.ts';
import { assistantReply } from './assistant.ts';
import { chatHistory, findChatLaunch, openChat, say } from './chats.ts';

/** How often a chat may be opened from one address, and how fast one may write in it. */
const LAUNCHES = { name: 'chat-launch', limit: 60, windowMs: 10 * 60_000 };
const MESSAGES = { name: 'chat-message', limit: 8, windowMs: 20_000 };

/** Plain text as people write it: no control characters, which could disguise what is said. */
const messageRequest = z.object({
  body: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  key: z.uuid(),
});
const withoutControls = (text: string) => text.replace(/[^\P{C}\n]/gu, '');

async function readMessage(context: Context) {
  try {
    const { body, key } = z.parse(messageRequest, JSON.parse(await readBody(context)));
    return { body: z.parse(messageRequest.shape.body, withoutControls(body)), clientKey: key };
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError('request_param_err', 'A message has 1 to 500 characters.');
  }
}

/**
 * The sandbox's chat room: what a merchant's chat service does in production. It opens by the
 * platform's own call; the frame's calls below are the sandbox's.
 */
export function registerSandboxChat(app: Hono, gateway: Gateway): void {
  const launchOf = (context: Context) =>
    findChatLaunch(gateway, context.req.header('authorization'));

  route(app, gateway, launchChat, async (_request, session, call) => {
    await throttle(gateway, LAUNCHES, call.ip);
    return { chatUrl: `/sandbox/games/chat/#${await openChat(gateway, session, call)}` };
  });

  app.use('/sandbox/chat/*', frameAccess);
  app.get('/sandbox/chat/state', async (context) => {
    const { chatId, language } = await launchOf(context);
    context.header('Cache-Control', 'no-store');
    const value = { language, messages: await chatHistory(gateway, chatId) };
    return context.json({ success: true, value });
  });
  app.post('/sandbox/chat/messages', async (context) => {
    const launch = await launchOf(context);
    const said = await readMessage(context);
    await throttle(gateway, MESSAGES, String(launch.chatId));
    await say(gateway, launch, said, async (body) =>
      assistantReply(body, await listHelpTerms(gateway, launch.language), launch.language),
    );
    context.header('Cache-Control', 'no-store');
    const value = { messages: await chatHistory(gateway, launch.chatId) };
    return context.json({ success: true, value });
  });
}
