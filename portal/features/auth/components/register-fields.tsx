import { rangeText } from '../../../shared/field-rules/pattern-messages.ts';
import { ruleOf } from '../../../shared/field-rules/rule-of.ts';
import { PasswordField, TextField } from '../../../shared/forms/fields.tsx';
import { useProblemMessage } from '../../../shared/forms/use-problem-message.ts';
import type { Country } from '../lib/countries.ts';
import { ruleProblem } from '../lib/problem.ts';
import {
  hasCodeField,
  hasMobileField,
  optionalFields,
  type RegisterContext,
  type RegisterValues,
  requiresMobile,
} from '../lib/register-form.ts';
import type { CodeWait } from '../lib/sent-code.ts';
import type { CaptchaPicture } from '../use-captcha.ts';
import { CaptchaField } from './captcha-field.tsx';
import * as css from './form.css.ts';
import { MobileField } from './mobile-field.tsx';
import { OptionalRegisterField } from './optional-register-field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

export interface RegisterFieldsProps {
  values: RegisterValues;
  context: RegisterContext;
  countries: readonly Country[];
  countryCode: string;
  onCountry(countryCode: string): void;
  wait: CodeWait;
  onSendCode(): Promise<number | false>;
  captcha: CaptchaPicture;
  onCaptchaRefresh(): void;
  /** An unknown code from the address. */
  unknownCode?: string | undefined;
}

/** The fields of a registration, as the merchant configured them (R5.02). */
export function RegisterFields(props: RegisterFieldsProps) {
  const { values, context } = props;
  const { rules } = context;
  const messageOf = useProblemMessage();
  const optional = optionalFields(rules);
  const nameRule = ruleOf(rules, 'username');
  const passwordRule = ruleOf(rules, 'password');
  const nameHint = messageOf(
    ruleProblem('username', {
      messageId: `reg_pattern_${nameRule.patternId}`,
      min: nameRule.minLength,
      max: nameRule.maxLength,
    }),
  );
  return (
    <div className={css.grid}>
      {context.type === 'register' && (
        <TextField
          name="username"
          label="auth.field.username"
          required
          className={css.wide}
          hint={nameHint}
          hidesHint
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {hasMobileField(context) && (
        <div className={css.wide}>
          <MobileField
            name="mobileNum"
            startsHere={context.type === 'registerMobile'}
            onCountry={props.onCountry}
            countries={props.countries}
            countryCode={props.countryCode}
            dialingCode={context.dialingCode}
            required={requiresMobile(context)}
          />
        </div>
      )}
      {hasCodeField(context, values.mobileNum) && (
        <div className={css.wide}>
          <SmsCodeField name="verificationCode" wait={props.wait} onSend={props.onSendCode} />
        </div>
      )}
      {!context.social && (
        <>
          <PasswordField
            name="password"
            label="auth.field.password"
            required
            revalidates="confirmPassword"
            size="lg"
            autoComplete="new-password"
            meter={<StrengthMeter password={values.password} username={values.username} />}
            hidesHint
            hint={messageOf({
              id: 'auth.problem.passwordLength',
              values: { range: rangeText(passwordRule.minLength, passwordRule.maxLength) },
            })}
          />
          <PasswordField
            name="confirmPassword"
            label="auth.field.confirmPassword"
            required
            size="lg"
            autoComplete="new-password"
          />
        </>
      )}
      {optional.map((name, index) => (
        <OptionalRegisterField
          key={name}
          // The last of an odd number takes the whole row.
          className={
            optional.length % 2 === 1 && index === optional.length - 1 ? css.wide : undefined
          }
          name={name}
          required={rules[name]?.required ?? false}
          isUnknownCode={
            name === 'affiliateCode' &&
            props.unknownCode !== undefined &&
            values.affiliateCode.trim().toUpperCase() === props.unknownCode
          }
        />
      ))}
      {rules.captcha?.enabled && (
        <div className={css.wide}>
          <CaptchaField name="captcha" picture={props.captcha} onRefresh={props.onCaptchaRefresh} />
        </div>
      )}
    </div>
  );
}
