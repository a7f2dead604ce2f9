import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createIdempotencyKey } from './idempotency-key.ts';

const intents = fc.record({
  amount: fc.integer({ min: 1, max: 3 }),
  cardId: fc.constantFrom(1, 2),
});

/** A submission of an intent, and whether the gateway decided about it before the next one. */
const runs = fc.array(fc.record({ intent: intents, isDecided: fc.boolean() }), { maxLength: 40 });

const sameIntent = (one: object, other: object | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

test('the key stays for the same undecided command, and changes for every other', () => {
  fc.assert(
    fc.property(runs, (all) => {
      const idempotencyKey = createIdempotencyKey();
      const used = new Set<string>();
      let open: { intent: object; key: string } | undefined;
      for (const { intent, isDecided } of all) {
        const key = idempotencyKey.of(intent);
        if (open && sameIntent(intent, open.intent)) expect(key).toBe(open.key);
        else expect(used).not.toContain(key);
        used.add(key);
        open = { intent, key };
        if (!isDecided) continue;
        idempotencyKey.settle(key);
        open = undefined;
      }
    }),
  );
});

test('fields in another order, and fields without a value, are the same command', () => {
  const idempotencyKey = createIdempotencyKey();
  const key = idempotencyKey.of({ amount: 5, cardId: 1 });
  expect(idempotencyKey.of({ cardId: 1, amount: 5 })).toBe(key);
  expect(idempotencyKey.of({ cardId: 1, amount: 5, note: undefined })).toBe(key);
});

test('only the current key is settled', () => {
  const idempotencyKey = createIdempotencyKey();
  const late = idempotencyKey.of({ amount: 1 });
  const held = idempotencyKey.of({ amount: 2 });
  idempotencyKey.settle(late);
  expect(idempotencyKey.of({ amount: 2 })).toBe(held);
});

test('a command without a payload has a key too', () => {
  const idempotencyKey = createIdempotencyKey();
  const key = idempotencyKey.of(undefined);
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(idempotencyKey.of(undefined)).toBe(key);
});
