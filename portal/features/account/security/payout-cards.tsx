import type { BankCard, BankCards } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { Landmark, Plus, Trash2, Wallet } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import * as css from '../../../shared/cashier/cashier.css.ts';

interface PayoutCardsProps {
  cards: BankCards;
  hasPaymentPassword: boolean;
  onAdd(): void;
  onRemove(card: BankCard): void;
}

/** The member's payout accounts. */
export function PayoutCards({ cards, hasPaymentPassword, onAdd, onRemove }: PayoutCardsProps) {
  const intl = useIntl();
  return (
    <section className={css.card}>
      <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'member.cards.title' })}</h2>
      {!hasPaymentPassword && (
        <Alert>{intl.formatMessage({ id: 'member.cards.needsPassword' })}</Alert>
      )}
      <ul className={css.lines}>
        {cards.cards.map((card) => {
          const Icon = card.kind === 'bank' ? Landmark : Wallet;
          const name = `${card.bankName} ${card.maskedNumber}`;
          return (
            <li key={card.cardId} className={css.lineItem}>
              <span className={css.chips}>
                <Icon className={css.choiceIcon} aria-hidden="true" />
                <span className={css.choiceText}>
                  <span className={css.choiceName}>{name}</span>
                  <span className={css.muted}>{card.holder}</span>
                </span>
              </span>
              <Button
                variant="ghost"
                iconOnly
                aria-label={intl.formatMessage({ id: 'member.cards.removeOne' }, { name })}
                onClick={() => onRemove(card)}
              >
                <Trash2 size="1.1em" aria-hidden="true" />
              </Button>
            </li>
          );
        })}
        {cards.cards.length === 0 && (
          <li className={css.muted}>{intl.formatMessage({ id: 'member.cards.none' })}</li>
        )}
      </ul>
      <div className={css.chips}>
        <Button
          variant="soft"
          disabled={!hasPaymentPassword || cards.cards.length >= cards.limit}
          onClick={onAdd}
        >
          <Plus size="1.1em" aria-hidden="true" /> {intl.formatMessage({ id: 'member.cards.add' })}
        </Button>
      </div>
    </section>
  );
}
