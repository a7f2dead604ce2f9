import { Button } from '@baize/ui-kit/button';
import { Field } from '@baize/ui-kit/field';
import { CircleAlert, RefreshCw } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import { Spinner } from '@baize/ui-kit/spinner';
import { useIntl } from 'react-intl';
import type { FormField } from '../logic/field-of.ts';
import type { CaptchaPicture } from '../use-captcha.ts';
import * as css from './captcha-field.css.ts';

interface CaptchaFieldProps {
  field: FormField;
  picture: CaptchaPicture;
  onRefresh(): void;
}

/** The characters of a picture, typed off (R4.05). */
export function CaptchaField({ field, picture, onRefresh }: CaptchaFieldProps) {
  const intl = useIntl();
  const failed = picture.status === 'failed';
  const problem = failed ? intl.formatMessage({ id: 'auth.captcha.failed' }) : undefined;
  return (
    <Field
      label={intl.formatMessage({ id: 'auth.field.captcha' })}
      required
      error={field.error ?? problem}
      hint={(field.error ?? problem) ? undefined : intl.formatMessage({ id: 'auth.captcha.hint' })}
    >
      <div className={css.row}>
        <Input
          size="lg"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field.input}
        />
        <span className={css.picture} data-state={picture.status}>
          {picture.image && !failed ? (
            <img
              src={`data:image/png;base64,${picture.image}`}
              alt={intl.formatMessage({ id: 'auth.captcha.image' })}
              className={css.image}
            />
          ) : failed ? (
            <CircleAlert size={20} aria-hidden="true" />
          ) : (
            <Spinner size="sm" />
          )}
        </span>
        <Button
          tone="quiet"
          size="lg"
          shape="icon"
          busy={picture.status === 'loading'}
          aria-label={intl.formatMessage({ id: 'auth.captcha.refresh' })}
          onClick={onRefresh}
        >
          <RefreshCw size={20} aria-hidden="true" />
        </Button>
      </div>
    </Field>
  );
}
