/**
 * All parameters that pages of the agent center have in the address, including pages of other
 * features.
 */
export const AGENT_PARAMETERS: readonly string[] = [
  'type',
  'range',
  'from',
  'to',
  'account',
  'search',
  'scope',
  'kind',
  'level',
  'registered',
  'login',
  'balance',
  'product',
  'vendor',
  'state',
  'sort',
  'way',
  'view',
  'currency',
  'id',
  'p',
  'order',
  'by',
  'receipt',
];
