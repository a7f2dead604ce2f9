import { addExact } from '@baize/gateway/contract';
import * as z from 'zod/mini';

/**
 * The messages of a game in the frame. All but `source` and `type` is optional, because a vendor
 * may send less. Amounts are major units of the wallet that is used.
 */
const gameMessage = z.discriminatedUnion('type', [
  /** The game is playable; the loader is removed. */
  z.object({ source: z.literal('baize-game'), type: z.literal('ready') }),
  /** A round has started (`running`), or has ended with its bet and win. */
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
  /** A bet was rejected, with the gateway's code. */
  z.object({ source: z.literal('baize-game'), type: z.literal('refused'), code: z.string() }),
  /** The game's own exit button was pressed. */
  z.object({ source: z.literal('baize-game'), type: z.literal('exit') }),
]);
export type GameMessage = z.infer<typeof gameMessage>;

/**
 * Validates a message of the window. Undefined unless it comes from this very frame and from the
 * game's origin; `null` is the origin of a frame that is isolated from the portal's own.
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

/** The totals of a play session by the game's own messages. */
export interface PlaySession {
  readonly isReady: boolean;
  /** A round is in progress: leaving now would miss its end. */
  readonly isRunning: boolean;
  /** Wins minus bets in major units; undefined before the first round. */
  readonly net: number | undefined;
  /** The number of rejected bets. */
  readonly refusals: number;
  /** The last balance that the game reported, in major units. */
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
