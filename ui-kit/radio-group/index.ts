export {
  RadioCards,
  type RadioCardsProps,
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './radio-group.tsx';
