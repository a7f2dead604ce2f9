import { text } from '@baize/gateway/contract/fields.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';

const COOKIE = 'back_office_staff';
/** Lifetime of the cookie: a working day, in seconds. */
const WORKDAY = 12 * 3600;

export const staffName = text(60).check(z.trim(), z.minLength(2));

/** The name that the staff member has entered in the back office. */
export function staffOf(context: Context): string | undefined {
  const parsed = z.safeParse(staffName, getCookie(context, COOKIE) ?? '');
  return parsed.success ? parsed.data : undefined;
}

/** @throws {GatewayError} request_param_err before a staff member has entered a name */
export function requireStaff(context: Context): string {
  const name = staffOf(context);
  if (!name) {
    throw new GatewayError(
      'request_param_err',
      'The name of the staff member is missing; every action is logged.',
      {
        fields: { name: 'required' },
      },
    );
  }
  return name;
}

/** Stores the name of the staff member in a cookie of this browser, for the pages of player protection only. */
export function rememberStaff(context: Context, path: string, name: string): void {
  setCookie(context, COOKIE, name, { httpOnly: true, maxAge: WORKDAY, path, sameSite: 'Strict' });
}
