export {
  TICKER_STEP,
  type Winner,
  WinnerTicker,
  type WinnerTickerLabels,
  type WinnerTickerProps,
} from './winner-ticker.tsx';
