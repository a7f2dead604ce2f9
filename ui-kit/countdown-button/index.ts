export { deadlineFrom, remainingSeconds } from './countdown.ts';
export {
  CountdownButton,
  type CountdownButtonProps,
  type PressOutcome,
} from './countdown-button.tsx';
export { useCountdown } from './use-countdown.ts';
