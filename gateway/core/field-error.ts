import { GatewayError } from './gateway-error.ts';

/** A refusal that names fields and what is wrong with them. */
export const wrongFields = (fields: Readonly<Record<string, string>>) =>
  new GatewayError('request_param_err', 'Some fields are wrong.', { fields });

export const wrongField = (field: string, problem: string) => wrongFields({ [field]: problem });
