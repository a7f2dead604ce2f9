import type { BankCard } from '@baize/gateway/contract';
import { safeSource } from '@baize/tokens/src/safe-link.ts';
import { Landmark, Wallet } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import { ChoiceField } from './choice-field.tsx';

interface PayoutChoiceProps {
  /** A key of the form's values that holds the number of a card. */
  name: string;
  cards: readonly BankCard[];
}

/** The account that receives the money: one of the member's own. */
export function PayoutChoice({ name, cards }: PayoutChoiceProps) {
  const intl = useIntl();
  return (
    <ChoiceField
      name={name}
      startsWithFirst
      legend={intl.formatMessage({ id: 'member.withdraw.to' })}
      choices={cards.map(({ cardId, kind, bankName, logo, maskedNumber, holder }) => ({
        value: cardId,
        name: `${bankName} ${maskedNumber}`,
        lines: [holder],
        logo: safeSource(logo),
        icon: kind === 'bank' ? Landmark : Wallet,
      }))}
    />
  );
}
