import { kitStyle } from './style.ts';

/** Hidden visually, but read by screen readers. */
export const visuallyHidden = kitStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
