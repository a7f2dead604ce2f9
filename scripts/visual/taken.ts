import type { Shot } from './plan.ts';

/** What became of one shot: its picture, or why there is none. */
export type Taken =
  | { readonly shot: Shot; readonly png: Buffer }
  | { readonly shot: Shot; readonly problem: string };
