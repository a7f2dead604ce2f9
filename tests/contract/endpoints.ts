import type { AnyEndpoint } from '../../gateway/contract/endpoint.ts';

const MODULES = import.meta.glob<object>(
  ['../../gateway/contract/*.ts', '!../../gateway/contract/*.test.ts'],
  { eager: true },
);

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value;

/** All calls of the contract, from every file; a new one is included automatically. */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  ...new Set(Object.values(MODULES).flatMap((module) => Object.values(module).filter(isEndpoint))),
];
