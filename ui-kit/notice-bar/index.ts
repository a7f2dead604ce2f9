export {
  type Notice,
  NoticeBar,
  type NoticeBarLabels,
  type NoticeBarProps,
} from './notice-bar.tsx';
