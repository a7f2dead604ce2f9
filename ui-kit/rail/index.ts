export { Rail, type RailLabels, type RailProps, VENDOR_SLIDES } from './rail.tsx';
