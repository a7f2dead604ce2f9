import type { ErrorCode } from '../../contract/errors.ts';
import { GatewayError } from '../../core/gateway-error.ts';

const UNIQUE_VIOLATION = '23505';
const CODES: Readonly<Record<string, ErrorCode>> = {
  accounts_username: 'username_duplicated',
  accounts_mobile: 'customer_mobile_no_duplicated',
};

/** The driver's own error lies under drizzle's; both drivers name the constraint, differently. */
function* chain(error: unknown): Generator<Record<string, unknown>> {
  let current = error;
  while (current instanceof Error) {
    yield { ...current };
    current = current.cause;
  }
}

/** Turns a unique index that said no into the refusal that people can understand. */
export function explainConflict(error: unknown): unknown {
  for (const layer of chain(error)) {
    if (layer.code !== UNIQUE_VIOLATION) continue;
    const code = CODES[String(layer.constraint ?? layer.constraint_name)];
    if (code) return new GatewayError(code, 'This is taken already.');
  }
  return error;
}
