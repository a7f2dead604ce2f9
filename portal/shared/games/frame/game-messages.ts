import { addExact } from '@baize/gateway/contract';
import * as z from 'zod/mini';

/**
 * What a game in the frame tells the portal. All but `source` and `type` is optional: a vendor may
 * tell less. Amounts are major units of the wallet that is played with.
 */
const gameMessage = z.discriminatedUnion('type', [
  /** The game can be played; the loader goes. */
  z.object({ source: z.literal('baize-game'), type: z.literal('ready') }),
  /** A round has begun (`running`), or has ended with its bet and win. */
  z.object({
    source: z.literal('baize-game'),
    type: z.literal('round'),
    running: z.optional(z.boolean()),
    bet: z.optional(z.number()),
    win: z.optional(z.number()),
  }),
  z.object({
    source: z.literal('baize-game'),
    type: z.literal('balance'),
    balance: z.number(),
  }),
  /** A bet was refused; the code is the gateway's. */
  z.object({ source: z.literal('baize-game'), type: z.literal('refused'), code: z.string() }),
  /** A vendor's game has a way out of its own. */
  z.object({ source: z.literal('baize-game'), type: z.literal('exit') }),
]);
export type GameMessage = z.infer<typeof gameMessage>;

/**
 * Reads a message of the window. Undefined unless it comes from this very frame and from where the
 * game was loaded: `null` is the origin of a frame that the portal keeps apart from its own.
 */
export function readGameMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: { window: MessageEventSource | null | undefined; origin: string },
): GameMessage | undefined {
  if (!frame.window || event.source !== frame.window) return undefined;
  if (event.origin !== frame.origin && event.origin !== 'null') return undefined;
  const parsed = z.safeParse(gameMessage, event.data);
  return parsed.success ? parsed.data : undefined;
}

/** What one play session came to, from the game's own messages. */
export interface PlaySession {
  readonly isReady: boolean;
  /** A round is under way: leaving now would miss its end. */
  readonly isRunning: boolean;
  /** Wins less bets in major units; undefined while no round was told. */
  readonly net: number | undefined;
  /** How many bets were refused. */
  readonly refusals: number;
  /** The balance that the game told last, in major units. */
  readonly balance: number | undefined;
}

export const NEW_PLAY_SESSION: PlaySession = {
  isReady: false,
  isRunning: false,
  net: undefined,
  refusals: 0,
  balance: undefined,
};

/** The play session after a message. */
export function afterMessage(playSession: PlaySession, message: GameMessage): PlaySession {
  switch (message.type) {
    case 'ready':
      return { ...playSession, isReady: true };
    case 'balance':
      return { ...playSession, balance: message.balance };
    case 'refused':
      return { ...playSession, isRunning: false, refusals: playSession.refusals + 1 };
    case 'exit':
      return { ...playSession, isRunning: false };
    case 'round': {
      if (message.running) return { ...playSession, isRunning: true };
      const result = addExact(message.win ?? 0, -(message.bet ?? 0));
      return { ...playSession, isRunning: false, net: addExact(playSession.net ?? 0, result) };
    }
  }
}
