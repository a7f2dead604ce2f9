import type { CallError } from '../../../shared/api/call-error.ts';
import type { Problems } from '../../../shared/forms/problem.ts';
import { serverErrors } from '../../../shared/forms/server-errors.ts';
import { REGISTER_FIELDS, type RegisterContext, type RegisterValues } from './register-form.ts';
import { reportedProblem } from './reported-problem.ts';

const FIELD_OF_CODE = {
  username_duplicated: 'username',
  customer_mobile_no_duplicated: 'mobileNum',
  verification_code_invalid: 'verificationCode',
  phone_code_invalid: 'verificationCode',
  password_common: 'password',
  invitation_code_error: 'affiliateCode',
  captcha_err: 'captcha',
} as const;

/** The fields of this form that a rejection can concern. */
function shownFields({ type, rules, social }: RegisterContext) {
  return REGISTER_FIELDS.filter((field) => {
    if (field === 'username') return type === 'register';
    if (field === 'mobileNum' || field === 'verificationCode') {
      return type === 'registerMobile' || rules.mobileNum?.enabled;
    }
    if (field === 'password' || field === 'confirmPassword') return !social;
    if (field === 'terms') return true;
    return rules[field]?.enabled;
  });
}

/** The errors of a rejected registration that concern single fields. */
export function registerRefusal(
  context: RegisterContext,
  error: CallError,
): Problems<RegisterValues> {
  // In mobile registration the number is the username.
  if (context.type === 'registerMobile' && error.code === 'username_duplicated') {
    return { mobileNum: { id: 'error.customer_mobile_no_duplicated' } };
  }
  // The terms were accepted, so they have changed since; the rejection contains the new ones.
  if (error.code === 'terms_not_accepted') return { terms: { id: 'auth.terms.changed' } };
  const fields = shownFields(context);
  return serverErrors<RegisterValues>(error, {
    fields,
    codes: FIELD_OF_CODE,
    problemOf: reportedProblem(context.rules),
  });
}
