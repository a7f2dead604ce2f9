import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { registerMobile } from '../../contract/members.ts';

/** What somebody typed into either form: the mobile form has all fields of the other. */
export type Registration = ParsedRequestOf<typeof registerMobile>;
export type RegisterForm = 'register' | 'registerMobile';
