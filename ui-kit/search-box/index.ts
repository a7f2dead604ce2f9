export { Highlight, type HighlightProps, type TextMark } from './highlight.tsx';
export {
  SearchBox,
  type SearchBoxProps,
  type SearchGroup,
  type SearchOption,
} from './search-box.tsx';
