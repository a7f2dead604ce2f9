import type { AnyEndpoint } from '../../gateway/contract/endpoint.ts';

const MODULES = import.meta.glob<object>(
  ['../../gateway/contract/*.ts', '!../../gateway/contract/*.test.ts'],
  { eager: true },
);

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value;

/** Every call of the contract, whichever file declares it: a new one is among them by itself. */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  ...new Set(Object.values(MODULES).flatMap((module) => Object.values(module).filter(isEndpoint))),
];
