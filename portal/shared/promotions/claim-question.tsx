import { useIntl } from 'react-intl';
import { useMoney } from '../money/money.ts';
import { ConfirmDialog } from '../popups/confirm-dialog.tsx';

/** A bonus that somebody wants. */
export interface WantedBonus {
  /** Unknown where chance decides. */
  readonly amount: number | undefined;
  /** Bets that it asks for before a withdrawal. */
  readonly turnover: number;
  /** The same where the amount is unknown: how many times of it. */
  readonly turnoverTimes?: number | undefined;
  claim(): Promise<void>;
}

interface ClaimQuestionProps {
  /** Undefined while nothing is asked. */
  wanted: WantedBonus | undefined;
  onClose(): void;
}

/** Asks before a bonus that ties money to bets is credited, and says how many (R4.21). */
export function ClaimQuestion({ wanted, onClose }: ClaimQuestionProps) {
  const intl = useIntl();
  const money = useMoney();
  if (!wanted) return null;
  const { amount, turnover, turnoverTimes, claim } = wanted;
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage({ id: 'claim.question' })}
      labels={{ confirm: intl.formatMessage({ id: 'claim.confirm' }) }}
      onConfirm={async () => {
        await claim();
        onClose();
      }}
      onCancel={onClose}
    >
      {amount === undefined
        ? intl.formatMessage({ id: 'claim.turnoverDraw' }, { times: turnoverTimes })
        : intl.formatMessage(
            { id: 'claim.turnover' },
            { amount: money(amount), turnover: money(turnover) },
          )}
    </ConfirmDialog>
  );
}
