import type { FieldRule, RegisterSettings } from '@baize/gateway/contract';

const ALWAYS: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 128,
};

/** Username and password are always required, whatever the settings say. */
export const ruleOf = (rules: RegisterSettings, field: 'username' | 'password'): FieldRule => ({
  ...(rules[field] ?? ALWAYS),
  enabled: true,
  required: true,
});
