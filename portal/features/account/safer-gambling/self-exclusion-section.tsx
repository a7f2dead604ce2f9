import { SELF_EXCLUSIONS, type SelfExclusionLength } from '@baize/gateway/contract';
import { BreakForm } from './break-form.tsx';

const LENGTHS = Object.keys(SELF_EXCLUSIONS) as SelfExclusionLength[];

/** A break that ends only when the member actively returns. */
export const SelfExclusionSection = () => (
  <BreakForm
    lengths={LENGTHS}
    nameOf={(length) => `safer.selfExclusion.${length}` as const}
    requestOf={(length) => ({ kind: 'selfExclusion', length })}
    legend="safer.break.length"
    points={[
      'safer.break.logout',
      'safer.break.open',
      'safer.break.reach',
      'safer.selfExclusion.end',
    ]}
    start="safer.selfExclusion.start"
    question="safer.selfExclusion.question"
  />
);
