import type { Shot } from './plan.ts';

/** What became of one shot: its picture, or why there is none. */
export type Taken =
  | {
      readonly shot: Shot;
      readonly png: Buffer;
      /** Of a state: what it shows that no earlier story of the subject did. */
      readonly fresh?: readonly string[];
    }
  | { readonly shot: Shot; readonly problem: string }
  /** Nothing in the story has this state, or all that has it was shown by an earlier one. */
  | { readonly shot: Shot; readonly isSame: true };
