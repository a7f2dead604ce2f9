import type { BankCard } from '@baize/gateway/contract';
import { visuallyHidden } from '@baize/ui-kit/foundation';
import { Landmark, Wallet } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import * as css from '../parts/cashier.css.ts';

interface PayoutChoiceProps {
  cards: readonly BankCard[];
  chosen: BankCard | undefined;
  onChoose(cardId: number): void;
}

/** Where the money goes: one of the member's accounts. */
export function PayoutChoice({ cards, chosen, onChoose }: PayoutChoiceProps) {
  const intl = useIntl();
  return (
    <fieldset className={css.choices}>
      <legend className={css.legend}>{intl.formatMessage({ id: 'member.withdraw.to' })}</legend>
      {cards.map((each) => {
        const Icon = each.kind === 'bank' ? Landmark : Wallet;
        return (
          <label key={each.cardId} className={css.choice}>
            <input
              className={visuallyHidden}
              type="radio"
              name="card"
              checked={each.cardId === chosen?.cardId}
              onChange={() => onChoose(each.cardId)}
            />
            <Icon className={css.choiceIcon} aria-hidden="true" />
            <span className={css.choiceText}>
              <span className={css.choiceName}>
                {each.bankName} {each.maskedNumber}
              </span>
              <span className={css.muted}>{each.holder}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
