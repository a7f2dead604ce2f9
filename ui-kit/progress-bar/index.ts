export { ProgressBar, type ProgressBarProps, shareOf } from './progress-bar.tsx';
