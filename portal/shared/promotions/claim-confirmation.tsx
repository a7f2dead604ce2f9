import { useIntl } from 'react-intl';
import { useMoney } from '../money/money.ts';
import { ConfirmDialog } from '../popups/confirm-dialog.tsx';

/** A bonus to be claimed. */
export interface ClaimableBonus {
  /** Unknown where it is drawn by chance. */
  readonly amount: number | undefined;
  /** The turnover that it requires before a withdrawal. */
  readonly turnover: number;
  /** The same as a multiple of the amount, where the amount is unknown. */
  readonly turnoverTimes?: number | undefined;
  claim(): Promise<void>;
}

interface ClaimConfirmationProps {
  /** Undefined while no confirmation is open. */
  pending: ClaimableBonus | undefined;
  onClose(): void;
}

/** Asks for confirmation before a bonus with a turnover requirement is credited (R4.21). */
export function ClaimConfirmation({ pending, onClose }: ClaimConfirmationProps) {
  const intl = useIntl();
  const money = useMoney();
  if (!pending) return null;
  const { amount, turnover, turnoverTimes, claim } = pending;
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
