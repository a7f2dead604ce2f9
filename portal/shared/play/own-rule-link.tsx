import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CallErrorCode } from '../api/call-error.ts';
import { type SaferSection, saferGamblingPath } from '../protection/safer-sections.ts';

/** The refusals that come from the player's own limits or documents, and the section where these stand. */
const OWN_RULES = {
  identity_required: 'identity',
  limit_reached: 'limits',
} as const satisfies Partial<Record<CallErrorCode, SaferSection>>;

type OwnRule = keyof typeof OWN_RULES;

/**
 * Whether the player's own limits or documents refuse to open a game: the same attempt would only meet
 * them again, and customer service has nothing to look up.
 */
export const isOwnRule = (code: CallErrorCode): code is OwnRule => code in OWN_RULES;

/** Leads from a game that did not open to the limits or documents that refuse it. */
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
