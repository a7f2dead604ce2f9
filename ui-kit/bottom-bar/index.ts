export {
  BottomBar,
  BottomBarItem,
  type BottomBarItemProps,
  type BottomBarProps,
} from './bottom-bar.tsx';
