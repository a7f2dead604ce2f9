import { GatewayError } from './gateway-error.ts';

export const wrongField = (field: string, problem: string) =>
  new GatewayError('request_param_err', 'Some fields are wrong.', { fields: { [field]: problem } });
