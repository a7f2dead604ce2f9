import type { MessageId } from '../messages/message-id.ts';

/** Specification section 5: patterns 0 to 20 have a message each. */
export const PATTERN_MESSAGES = [
  'reg_pattern_0',
  'reg_pattern_1',
  'reg_pattern_2',
  'reg_pattern_3',
  'reg_pattern_4',
  'reg_pattern_5',
  'reg_pattern_6',
  'reg_pattern_7',
  'reg_pattern_8',
  'reg_pattern_9',
  'reg_pattern_10',
  'reg_pattern_11',
  'reg_pattern_12',
  'reg_pattern_13',
  'reg_pattern_14',
  'reg_pattern_15',
  'reg_pattern_16',
  'reg_pattern_17',
  'reg_pattern_18',
  'reg_pattern_19',
  'reg_pattern_20',
] as const satisfies readonly MessageId[];

/** Both bounds, or one number where they are equal (R5.03). */
export const rangeText = (min: number, max: number): string =>
  min === max ? String(min) : `${min} - ${max}`;
