import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Country } from '../logic/countries.ts';
import { fieldOf } from '../logic/field-of.ts';
import { rangeText, ruleProblem } from '../logic/problem.ts';
import {
  asksCode,
  asksMobile,
  optionalFields,
  type RegisterContext,
  type RegisterValues,
  requiresMobile,
  ruleOf,
} from '../logic/register-form.ts';
import type { CaptchaPicture } from '../use-captcha.ts';
import { useTell } from '../use-tell.ts';
import { CaptchaField } from './captcha-field.tsx';
import { CodeField } from './code-field.tsx';
import * as css from './form.css.ts';
import { MobileField } from './mobile-field.tsx';
import { OptionalRegisterField } from './optional-register-field.tsx';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

export interface RegisterFieldsProps {
  form: UseFormReturn<RegisterValues>;
  context: RegisterContext;
  countries: readonly Country[];
  countryCode: string;
  deadline: number;
  onSendCode(): Promise<number | false>;
  captcha: CaptchaPicture;
  onCaptchaRefresh(): void;
}

/** The fields of a registration, in the merchant's choice (R5.02). */
export function RegisterFields(props: RegisterFieldsProps) {
  const { form, context } = props;
  const { rules } = context;
  const intl = useIntl();
  const tell = useTell();
  const username = fieldOf(form, 'username');
  const optional = optionalFields(rules);
  const nameRule = ruleOf(rules, 'username');
  const passwordRule = ruleOf(rules, 'password');
  const nameHint = tell(
    ruleProblem('username', {
      messageId: `reg_pattern_${nameRule.patternId}`,
      min: nameRule.minLength,
      max: nameRule.maxLength,
    }),
  );
  return (
    <div className={css.grid}>
      {context.type === 'register' && (
        <Field
          className={css.wide}
          label={intl.formatMessage({ id: 'auth.field.username' })}
          required
          error={username.error}
          hint={username.error ? undefined : nameHint}
        >
          <Input
            size="lg"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...username.input}
          />
        </Field>
      )}
      {asksMobile(context) && (
        <div className={css.wide}>
          <MobileField
            onCountry={(countryCode) => form.setValue('countryCode', countryCode)}
            number={fieldOf(form, 'mobileNum')}
            countries={props.countries}
            countryCode={props.countryCode}
            dialingCode={context.dialingCode}
            required={requiresMobile(context)}
          />
        </div>
      )}
      {asksCode(context, form.getValues('mobileNum')) && (
        <div className={css.wide}>
          <CodeField
            field={fieldOf(form, 'verificationCode')}
            deadline={props.deadline}
            onSend={props.onSendCode}
          />
        </div>
      )}
      {!context.social && (
        <>
          <PasswordField
            field={fieldOf(form, 'password')}
            label="auth.field.password"
            autoComplete="new-password"
            meter={<StrengthMeter password={form.getValues('password')} />}
            hint={tell({
              id: 'auth.problem.passwordLength',
              values: { range: rangeText(passwordRule.minLength, passwordRule.maxLength) },
            })}
          />
          <PasswordField
            field={fieldOf(form, 'confirmPassword')}
            label="auth.field.confirmPassword"
            autoComplete="new-password"
          />
        </>
      )}
      {optional.map((name, index) => (
        <OptionalRegisterField
          key={name}
          // The last of an odd number has its row to itself.
          className={
            optional.length % 2 === 1 && index === optional.length - 1 ? css.wide : undefined
          }
          name={name}
          field={fieldOf(form, name)}
          required={rules[name]?.required ?? false}
        />
      ))}
      {rules.captcha?.enabled && (
        <div className={css.wide}>
          <CaptchaField
            field={fieldOf(form, 'captcha')}
            picture={props.captcha}
            onRefresh={props.onCaptchaRefresh}
          />
        </div>
      )}
    </div>
  );
}
