import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { registerMobile } from '../../contract/members.ts';

/** Input of both registration forms: the mobile form has all fields of the other one. */
export type Registration = ParsedRequestOf<typeof registerMobile>;
export type RegisterForm = 'register' | 'registerMobile';
