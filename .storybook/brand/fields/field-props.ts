import type { ResolvedToken } from '@baize/tokens/src/resolve.ts';
import type { BrandWork } from '../use-brand-work.ts';

/** What every field of the workbench gets: a token's full name, its value, and the work on it. */
export interface TokenFieldProps<Type extends ResolvedToken['type'] = ResolvedToken['type']> {
  readonly name: string;
  readonly token: Extract<ResolvedToken, { type: Type }>;
  readonly work: BrandWork;
}

/** `brand.color.primaryInk` as the guide calls it: `primaryInk`, and `radius.card` in full. */
export const shortName = (name: string) => name.replace(/^brand\.(color\.)?/, '');
