import { GatewayError } from './gateway-error.ts';

/** Creates a `request_param_err` with a problem (a message id of the portal) for each invalid field. */
export const fieldErrors = (fields: Readonly<Record<string, string>>) =>
  new GatewayError('request_param_err', 'Some fields are wrong.', { fields });

/** Creates a `request_param_err` for one invalid field. */
export const fieldError = (field: string, problem: string) => fieldErrors({ [field]: problem });
