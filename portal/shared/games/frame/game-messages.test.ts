import { describe, expect, test } from 'vitest';
import {
  afterMessage,
  type GameMessage,
  NEW_PLAY_SESSION,
  readGameMessage,
} from './game-messages.ts';

const frameWindow = {} as MessageEventSource;
const frame = { window: frameWindow, origin: 'https://games.example' };
const ready = { source: 'baize-game', type: 'ready' };
const event = (change: Partial<MessageEvent<unknown>>) => ({
  data: ready,
  origin: frame.origin,
  source: frameWindow,
  ...change,
});

describe('messages of the frame', () => {
  test('are accepted from the frame and its origin', () => {
    expect(readGameMessage(event({}), frame)).toEqual(ready);
    expect(readGameMessage(event({ origin: 'null' }), frame)).toEqual(ready);
  });

  test.each([
    ['another window', event({ source: {} as MessageEventSource })],
    ['another origin', event({ origin: 'https://evil.example' })],
    ['another sender', event({ data: { ...ready, source: 'else' } })],
    ['an unknown type', event({ data: { ...ready, type: 'jackpot' } })],
    ['an amount that is none', event({ data: { ...ready, type: 'balance', balance: '9' } })],
    ['text', event({ data: 'ready' })],
  ])('%s is ignored', (_what, message) => {
    expect(readGameMessage(message, frame)).toBeUndefined();
  });

  test('without a frame nothing is accepted', () => {
    expect(readGameMessage(event({ source: null }), { ...frame, window: null })).toBeUndefined();
  });
});

describe('a play session', () => {
  const after = (...messages: Partial<GameMessage>[]) =>
    messages.reduce(
      (playSession, message) =>
        afterMessage(playSession, { source: 'baize-game', ...message } as GameMessage),
      NEW_PLAY_SESSION,
    );

  test('sums wins minus bets without rounding errors', () => {
    const rounds = Array.from({ length: 10 }, () => ({ type: 'round', bet: 0.1, win: 0 }) as const);
    expect(after(...rounds).net).toBe(-1);
    expect(after({ type: 'round', bet: 1, win: 3.5 }).net).toBe(2.5);
    expect(after({ type: 'round', bet: 0.125, win: 0.25 }).net, 'three decimals').toBe(0.125);
  });

  test('knows whether a round is running', () => {
    expect(after({ type: 'round', running: true }).isRunning).toBe(true);
    expect(after({ type: 'round', running: true }, { type: 'round', bet: 1 }).isRunning).toBe(
      false,
    );
  });

  test('has no result before the first reported round', () => {
    expect(after({ type: 'ready' }, { type: 'balance', balance: 5 })).toEqual({
      isReady: true,
      isRunning: false,
      net: undefined,
      refusals: 0,
      balance: 5,
    });
  });

  test('counts refused bets, which end the round', () => {
    const refused: Partial<GameMessage> = { type: 'refused', code: 'limit_reached' };
    expect(after({ type: 'round', running: true }, refused, refused)).toMatchObject({
      isRunning: false,
      refusals: 2,
    });
  });
});
