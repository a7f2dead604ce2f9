import { Button } from '@baize/ui-kit/button';
import { CircleAlert, RefreshCw } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import { Spinner } from '@baize/ui-kit/spinner';
import { useIntl } from 'react-intl';
import { FormField } from '../../../shared/forms/form-field.tsx';
import type { CaptchaPicture } from '../use-captcha.ts';
import * as css from './captcha-field.css.ts';

interface CaptchaFieldProps {
  name: string;
  picture: CaptchaPicture;
  onRefresh(): void;
}

/** The characters of a captcha picture (R4.05). */
export function CaptchaField({ name, picture, onRefresh }: CaptchaFieldProps) {
  const intl = useIntl();
  const failed = picture.status === 'failed';
  return (
    <FormField<string>
      name={name}
      label="auth.field.captcha"
      required
      hint={intl.formatMessage({ id: 'auth.captcha.hint' })}
      hidesHint
      earlyProblem={failed ? { id: 'auth.captcha.failed' } : undefined}
    >
      {({ value, setValue, control }) => (
        <div className={css.row}>
          <Input
            size="lg"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...control}
            value={value}
            onChange={({ target }) => setValue(target.value)}
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
            variant="ghost"
            size="lg"
            iconOnly
            busy={picture.status === 'loading'}
            aria-label={intl.formatMessage({ id: 'auth.captcha.refresh' })}
            onClick={onRefresh}
          >
            <RefreshCw size={20} aria-hidden="true" />
          </Button>
        </div>
      )}
    </FormField>
  );
}
