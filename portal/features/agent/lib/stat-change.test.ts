import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { statChange } from './stat-change.ts';

// Without a catalogue a message is its id.
const intl = createIntl({ locale: 'en', onError: () => undefined });

test.each([
  [150, 100, 'more', '+50%', 'up', 'success'],
  [50, 100, 'more', '−50%', 'down', 'danger'],
  [150, 100, 'less', '+50%', 'up', 'danger'],
  [150, 100, 'either', '+50%', 'up', 'neutral'],
  // A smaller loss is a rise.
  [-50, -100, 'more', '+50%', 'up', 'success'],
  [100, 100, 'more', 'agent.change.none', 'none', 'neutral'],
  // Less than a tenth of a percent is no change.
  [100_004, 100_000, 'more', 'agent.change.none', 'none', 'neutral'],
  [5, 0, 'more', 'agent.change.new', 'up', 'success'],
  [0, 0, 'more', 'agent.change.none', 'none', 'neutral'],
] as const)(
  '[R11.01] %s after %s, where %s is good, is shown as %s',
  (now, before, welcome, value, direction, tone) => {
    expect(statChange(intl, { now, before, welcome })).toEqual({
      value,
      direction,
      tone,
    });
  },
);
