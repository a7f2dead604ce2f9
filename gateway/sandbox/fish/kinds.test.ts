import { expect, test } from 'vitest';
import { fishEngine } from './engine.ts';
import { chancesOf, KINDS, RETURNS, reefReturn } from './kinds.ts';

/** One game for each return. */
const NODES = RETURNS.map((wanted) => {
  const nodeId = Array.from({ length: 200 }, (_, index) => String(100_000 + index)).find(
    (each) => reefReturn(each) === wanted,
  );
  return { nodeId: nodeId ?? '', wanted };
});

test.each(NODES)(
  '[R10.10c] every fish of a reef returns exactly $wanted thousandths',
  ({ nodeId, wanted }) => {
    const game = { nodeId, gameType: 'FISH' };
    expect(nodeId).not.toBe('');
    expect(fishEngine.returnToPlayer(game)).toBe(wanted / 10);
    for (const kind of KINDS) {
      const chances = chancesOf(kind);
      let won = 0;
      for (let chance = 0; chance < chances; chance += 1) {
        won += fishEngine.play(game, 10, { fish: kind.id }, () => chance).win;
      }
      expect(won / (chances * 10)).toBe(wanted / 1000);
    }
  },
);

test('a fish that the reef does not have is refused', () => {
  for (const stake of [{}, { fish: 'boot' }, { fish: 'clown', luck: 9 }]) {
    expect(() => fishEngine.play({ nodeId: '1', gameType: 'FISH' }, 10, stake, () => 0)).toThrow();
  }
});
