import { useState } from 'react';
import { Button } from '../../../ui-kit/button/index.ts';
import { Stack } from '../../../ui-kit/stack/index.ts';
import * as page from '../page/page.css.ts';
import { useTokenValues } from '../page/tokens-list.tsx';
import * as css from './foundations.css.ts';
import { property, tokensUnder } from './shared.tsx';

/** Every duration and easing, animated on a press; with reduced motion only the end states are shown. */
export function Paces() {
  const [state, setState] = useState<'here' | 'there'>('here');
  const durations = tokensUnder('motion.duration');
  const easings = tokensUnder('motion.easing');
  const values = useTokenValues([...durations, ...easings]);
  const run = (label: string, duration: string, easing: string) => (
    <Stack gap="sm" key={label}>
      <span className={page.tokenName}>
        {label} <span className={page.tokenValue}>{values.get(label)}</span>
      </span>
      <div className={css.lane}>
        <div
          className={css.runner}
          data-state={state}
          style={{
            transitionDuration: property(duration),
            transitionTimingFunction: property(easing),
          }}
        >
          <div className={css.ball} />
        </div>
      </div>
    </Stack>
  );
  return (
    <Stack gap="xl">
      <Button onClick={() => setState(state === 'here' ? 'there' : 'here')}>Run</Button>
      {durations.map((name) => run(name, name, 'motion.easing.out'))}
      {easings.map((name) => run(name, 'motion.duration.slow', name))}
    </Stack>
  );
}
