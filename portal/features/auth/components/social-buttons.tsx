import type { SocialLoginConfig, SocialProvider } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { FacebookIcon, type GlyphProps, GoogleIcon, KeyRound } from '@baize/ui-kit/icon';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import * as css from './form.css.ts';

const ICONS: Record<SocialProvider, ComponentType<GlyphProps>> = {
  google: GoogleIcon,
  facebook: FacebookIcon,
  sandbox: KeyRound,
};

interface SocialButtonsProps {
  providers: readonly SocialLoginConfig[];
  /** The provider whose login is in progress. */
  busy: SocialProvider | undefined;
  /** Why the last attempt failed; a retry is always offered. */
  failure: CallError | undefined;
  onPress(config: SocialLoginConfig): void;
  onRetry(): void;
}

/** Third-party logins, below the form. */
export function SocialButtons({ providers, busy, failure, onPress, onRetry }: SocialButtonsProps) {
  const intl = useIntl();
  if (providers.length === 0) return null;
  return (
    <>
      <span className={css.divider}>{intl.formatMessage({ id: 'auth.login.or' })}</span>
      <div className={css.stack}>
        {providers.map((config) => {
          const Icon = ICONS[config.provider];
          return (
            <Button
              key={config.provider}
              variant="soft"
              size="md"
              fullWidth
              busy={busy === config.provider}
              disabled={busy !== undefined && busy !== config.provider}
              onClick={() => onPress(config)}
            >
              <Icon size={18} aria-hidden="true" />
              {intl.formatMessage({ id: `auth.social.${config.provider}` })}
            </Button>
          );
        })}
        <FormError error={failure} retry={onRetry} />
      </div>
    </>
  );
}
