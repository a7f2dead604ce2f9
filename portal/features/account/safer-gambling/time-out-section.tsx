import { TIME_OUTS, type TimeOutLength } from '@baize/gateway/contract';
import { BreakForm } from './break-form.tsx';

const LENGTHS = Object.keys(TIME_OUTS) as TimeOutLength[];

/** A break that ends automatically. */
export const TimeOutSection = () => (
  <BreakForm
    lengths={LENGTHS}
    nameOf={(length) => `safer.timeOut.${length}` as const}
    requestOf={(length) => ({ kind: 'timeOut', length })}
    legend="safer.break.length"
    points={['safer.break.logout', 'safer.break.open', 'safer.break.reach', 'safer.timeOut.end']}
    start="safer.timeOut.start"
    question="safer.timeOut.question"
  />
);
