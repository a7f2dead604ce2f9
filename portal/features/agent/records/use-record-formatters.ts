import { useIntl } from 'react-intl';
import { merchantZone } from '../../../shared/merchant-day.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { formatMoney, type MoneyCurrency } from '../../../shared/money/money.ts';

/**
 * The formatters of a record: messages, times (in the merchant's time zone, like its days) and
 * amounts of its currency.
 */
export function useRecordFormatters(currency: MoneyCurrency | undefined) {
  const intl = useIntl();
  return {
    text: (id: MessageId) => intl.formatMessage({ id }),
    time: (at: number) =>
      intl.formatDate(at, {
        // Short, because tables are wide.
        dateStyle: 'short',
        timeStyle: 'medium',
        timeZone: merchantZone(),
      }),
    money: (amount: number) => formatMoney(intl, amount, currency),
  };
}
