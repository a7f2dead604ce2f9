import type { Shot } from './plan.ts';

/** The result of one shot: its picture, or why there is none. */
export type CaptureResult =
  | {
      readonly shot: Shot;
      readonly png: Buffer;
      /** For a state: the style rules or lists that no earlier story of the subject has shown. */
      readonly fresh?: readonly string[];
    }
  | { readonly shot: Shot; readonly problem: string }
  /** The story has nothing in this state that an earlier one has not shown. */
  | { readonly shot: Shot; readonly isSame: true };
