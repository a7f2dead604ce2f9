export {
  Rail,
  type RailLabels,
  type RailProps,
  VENDOR_SLIDES,
  VENDOR_SLIDES_WIDE,
} from './rail.tsx';
