import type { Mission, MissionState, MissionStep } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Inline } from '@baize/ui-kit/inline';
import { ProgressBar } from '@baize/ui-kit/progress-bar';
import { useIntl } from 'react-intl';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import * as records from '../../../shared/records/records.css.ts';
import { StatusLabel } from '../../../shared/records/status-label.tsx';
import * as reward from '../reward.css.ts';
import * as css from './missions.css.ts';

interface StepsProps {
  steps: readonly MissionStep[];
  money(amount: number): string;
}

/** The steps of a mission with their progress. */
function Steps({ steps, money }: StepsProps) {
  const intl = useIntl();
  const text = ({ measure }: MissionStep, value: number) =>
    measure === 'validBets' || measure === 'deposited' ? money(value) : intl.formatNumber(value);
  return (
    <ul className={css.steps}>
      {steps.map((step) => (
        <li key={`${step.measure}:${step.gameType ?? ''}`}>
          <ProgressBar
            label={intl.formatMessage(
              { id: `member.missions.step.${step.measure}` },
              {
                product: step.gameType
                  ? intl.formatMessage({ id: `category.${step.gameType}` })
                  : 'none',
              },
            )}
            value={step.done}
            max={step.target}
            tone={step.done >= step.target ? 'success' : 'brand'}
            valueText={intl.formatMessage(
              { id: 'member.progress' },
              { done: text(step, step.done), target: text(step, step.target) },
            )}
          />
        </li>
      ))}
    </ul>
  );
}

interface PrizeProps {
  state: MissionState;
  prize: string;
  /** The mission or milestone, for the name of the button. */
  title: string;
  busy: boolean;
  onClaim(): void;
}

/** A prize, with a button to claim it once it is earned. */
export function Prize({ state, prize, title, busy, onClaim }: PrizeProps) {
  const intl = useIntl();
  return (
    <Inline gap="md" justify="between" className={css.foot}>
      <span className={reward.prize}>{prize}</span>
      {state === 'claimed' && <StatusLabel status="mission.claimed" />}
      {state === 'claimable' && (
        <Button
          size="sm"
          busy={busy}
          aria-label={intl.formatMessage({ id: 'member.rewards.claimOf' }, { title })}
          onClick={onClaim}
        >
          {intl.formatMessage({ id: 'member.claim' })}
        </Button>
      )}
    </Inline>
  );
}

interface MissionCardProps {
  mission: Mission;
  money(amount: number): string;
  busy: boolean;
  onClaim(): void;
}

/** A mission with its steps, its prize and the time of its reset. */
export function MissionCard({ mission, money, busy, onClaim }: MissionCardProps) {
  const intl = useIntl();
  const { title, summary, steps, state, endsAt } = mission;
  return (
    <article className={css.mission} data-state={state} aria-label={title}>
      <div className={css.head}>
        <h3 className={reward.name}>{title}</h3>
        <p className={css.summary}>{summary}</p>
      </div>
      <Steps steps={steps} money={money} />
      <div>
        <Prize
          state={state}
          prize={money(mission.prize)}
          title={title}
          busy={busy}
          onClaim={onClaim}
        />
        <p className={records.quiet}>
          {endsAt === undefined
            ? intl.formatMessage({ id: 'member.noEndDate' })
            : intl.formatMessage(
                { id: 'member.untilDate' },
                {
                  date: dateAndTime(intl, endsAt),
                },
              )}
        </p>
      </div>
    </article>
  );
}
