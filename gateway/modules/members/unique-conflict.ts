import type { ErrorCode } from '../../contract/errors.ts';
import { GatewayError } from '../../core/gateway-error.ts';

const UNIQUE_VIOLATION = '23505';
const CODES: Readonly<Record<string, ErrorCode>> = {
  accounts_username: 'username_duplicated',
  accounts_mobile: 'customer_mobile_no_duplicated',
};

/**
 * Yields an error and its causes. Drizzle wraps the driver's error; both drivers name the
 * constraint, but differently.
 */
function* chain(error: unknown): Generator<Record<string, unknown>> {
  let current = error;
  while (current instanceof Error) {
    yield { ...current };
    current = current.cause;
  }
}

/** Converts the violation of a unique index to an error that people understand. */
export function explainConflict(error: unknown): unknown {
  for (const layer of chain(error)) {
    if (layer.code !== UNIQUE_VIOLATION) continue;
    const code = CODES[String(layer.constraint ?? layer.constraint_name)];
    if (code) return new GatewayError(code, 'This value is already in use.');
  }
  return error;
}
