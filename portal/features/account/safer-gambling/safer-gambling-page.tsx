import {
  ChartLine,
  CircleUser,
  Clock,
  FileText,
  Lock,
  type LucideIcon,
  SlidersHorizontal,
  Timer,
} from '@baize/ui-kit/icon';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { SAFER_SECTIONS, type SaferSection } from '../../../shared/protection/safer-sections.ts';
import { AccountSection } from './account-section.tsx';
import { ActivitySection } from './activity-section.tsx';
import { BreakStatus } from './break-status.tsx';
import { IdentitySection } from './identity-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { RealityCheckSection } from './reality-check-section.tsx';
import * as css from './safer-gambling.css.ts';
import { SelfExclusionSection } from './self-exclusion-section.tsx';
import { TimeOutSection } from './time-out-section.tsx';

const SECTIONS: Readonly<
  Record<SaferSection, { readonly icon: LucideIcon; readonly Section: ComponentType }>
> = {
  limits: { icon: SlidersHorizontal, Section: LimitsSection },
  timeOut: { icon: Timer, Section: TimeOutSection },
  selfExclusion: { icon: Lock, Section: SelfExclusionSection },
  realityCheck: { icon: Clock, Section: RealityCheckSection },
  activity: { icon: ChartLine, Section: ActivitySection },
  identity: { icon: FileText, Section: IdentitySection },
  account: { icon: CircleUser, Section: AccountSection },
};

/**
 * R10: limits, breaks, the reality check and the play activity, in sections by the address's hash.
 */
export default function SaferGamblingPage() {
  const intl = useIntl();
  const { pathname, search, hash, state } = useLocation();
  const current = SAFER_SECTIONS.find((section) => `#${section}` === hash) ?? 'limits';
  const { Section } = SECTIONS[current];
  return (
    <div className={css.page}>
      <p className={css.lead}>{intl.formatMessage({ id: 'safer.lead' })}</p>
      <nav aria-label={intl.formatMessage({ id: 'shell.saferGambling' })}>
        <ul className={css.sections}>
          {SAFER_SECTIONS.map((section) => {
            const { icon: Icon } = SECTIONS[section];
            return (
              <li key={section}>
                <Link
                  className={css.sectionLink}
                  to={{ pathname, search, hash: section }}
                  replace
                  // In a popup it sets the popup's history state.
                  state={state}
                  preventScrollReset
                  aria-current={section === current ? 'true' : undefined}
                >
                  <Icon className={css.sectionIcon} aria-hidden="true" />
                  {intl.formatMessage({ id: `safer.${section}.title` })}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <BreakStatus />
      <section id={current} className={css.section} aria-labelledby={`${current}-title`}>
        <h2 id={`${current}-title`} className={css.heading}>
          {intl.formatMessage({ id: `safer.${current}.title` })}
        </h2>
        <p className={css.text}>{intl.formatMessage({ id: `safer.${current}.text` })}</p>
        <Section />
      </section>
    </div>
  );
}
