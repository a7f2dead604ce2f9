import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CallErrorCode } from '../api/call-error.ts';
import { type SaferSection, saferGamblingPath } from '../protection/safer-sections.ts';

/**
 * The rejections by the player's own limits or documents, with the section of the page where these
 * are.
 */
const OWN_RULES = {
  identity_required: 'identity',
  limit_reached: 'limits',
} as const satisfies Partial<Record<CallErrorCode, SaferSection>>;

type OwnRule = keyof typeof OWN_RULES;

/**
 * Whether the player's own limits or documents reject a game: a retry would be rejected again, and
 * customer service has nothing to look up.
 */
export const isOwnRule = (code: CallErrorCode): code is OwnRule => code in OWN_RULES;

/** Links from a rejected game to the limits or documents that reject it. */
export function OwnRuleLink({ code }: { code: OwnRule }) {
  const intl = useIntl();
  return (
    <Button asChild>
      <Link to={saferGamblingPath(OWN_RULES[code])}>
        {intl.formatMessage({ id: `error.${code}.link` })}
      </Link>
    </Button>
  );
}
