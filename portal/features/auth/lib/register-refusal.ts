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

/** Fields that a refusal can be about: those that this form shows. */
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

/** What a refused registration says about single fields. */
export function registerRefusal(
  context: RegisterContext,
  error: CallError,
): Problems<RegisterValues> {
  // In mobile registration the number is the name.
  if (context.type === 'registerMobile' && error.code === 'username_duplicated') {
    return { mobileNum: { id: 'error.customer_mobile_no_duplicated' } };
  }
  // The tick was there, so the terms are others by now; the new ones are shown with it.
  if (error.code === 'terms_not_accepted') return { terms: { id: 'auth.terms.changed' } };
  const fields = shownFields(context);
  return serverErrors<RegisterValues>(error, {
    fields,
    codes: FIELD_OF_CODE,
    problemOf: reportedProblem(context.rules),
  });
}
