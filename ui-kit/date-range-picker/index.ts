export {
  type DatePreset,
  DateRangePicker,
  type DateRangePickerProps,
} from './date-range-picker.tsx';
export { addDays, type Day, type DayRange, lengthOf, problemOf, rangeText } from './dates.ts';
