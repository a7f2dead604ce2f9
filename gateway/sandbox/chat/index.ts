import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { readBody } from '@baize/gateway/core/read-body.ts';
import { listHelpTerms } from '@baize/gateway/modules/help/index.ts';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { assistantReply } from './assistant.ts';
import { chatHistory, findChatLaunch, storeChatMessage } from './chats.ts';

/** Plain text without control characters, which could disguise its content. */
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

/** The calls of the chat's frame; the chat is opened by a call of the platform (port.ts). */
export function registerSandboxChat(app: Hono, gateway: Gateway): void {
  const launchOf = (context: Context) =>
    findChatLaunch(gateway, context.req.header('authorization'));

  app.get('/sandbox/chat/state', async (context) => {
    const { chatId, language } = await launchOf(context);
    context.header('Cache-Control', 'no-store');
    const value = { language, messages: await chatHistory(gateway, chatId) };
    return context.json({ success: true, value });
  });
  app.post('/sandbox/chat/messages', async (context) => {
    const launch = await launchOf(context);
    const said = await readMessage(context);
    await storeChatMessage(gateway, launch, said, async (body) =>
      assistantReply(body, await listHelpTerms(gateway, launch.language), launch.language),
    );
    context.header('Cache-Control', 'no-store');
    const value = { messages: await chatHistory(gateway, launch.chatId) };
    return context.json({ success: true, value });
  });
}
