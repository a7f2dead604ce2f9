import type { ContractRecord } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Badge } from '@baize/ui-kit/badge';
import type { DescriptionItem } from '@baize/ui-kit/description-list';
import type { IntlShape } from 'react-intl';
import { merchantZone } from '../../../shared/merchant-day.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import type { RecordDetailContent } from '../records/record-detail.tsx';
import { periodText, STATE_TONES, tierText } from './record-labels.ts';

/** All figures from which a period was calculated, and its payment. */
export function contractRecordDetail(
  record: ContractRecord,
  intl: IntlShape,
  money: (amount: number) => string,
): RecordDetailContent {
  const text = (id: MessageId) => intl.formatMessage({ id });
  const { agent, payer, missing, paidAt, type } = record;
  const item = (id: MessageId, description: DescriptionItem['description']): DescriptionItem => ({
    id,
    term: text(id),
    description,
  });
  const items: DescriptionItem[] = [
    item(
      'agent.state',
      <Badge tone={STATE_TONES[record.state]} variant="soft">
        {text(`agent.contract.state.${record.state}`)}
      </Badge>,
    ),
    item('agent.contract.agent', `${agent.nickname} (${agent.account})`),
    item(
      'agent.contract.payer',
      payer ? `${payer.nickname} (${payer.account})` : text('agent.contract.merchant'),
    ),
    item('agent.figure.bets', money(record.bets)),
    item('agent.figure.validBets', money(record.validBets)),
    item('agent.figure.wins', money(record.wins)),
    ...(type === 'dividend'
      ? [
          item('agent.figure.bonuses', money(record.bonuses)),
          item('agent.contract.houseWin', money(record.houseWin)),
          item('agent.contract.carriedIn', money(record.carriedIn)),
          item('agent.contract.carriedOut', money(record.carriedOut)),
        ]
      : []),
    item('agent.figure.active', intl.formatNumber(record.activeMembers)),
    item('agent.contract.tierBets', money(record.tierBets)),
    item('agent.contract.tier', tierText(intl, record.tier, record.rate)),
    item('line.amount', money(record.amount)),
    item('agent.contract.paid', money(record.paid)),
    ...(paidAt === undefined
      ? []
      : [
          item(
            'agent.contract.paidAt',
            intl.formatDate(paidAt, {
              dateStyle: 'medium',
              timeStyle: 'short',
              timeZone: merchantZone(),
            }),
          ),
        ]),
  ];
  return {
    title: periodText(intl, record),
    items,
    note: missing && (
      <Alert title={text('agent.contract.state.notReached')}>
        {intl.formatMessage(
          { id: 'agent.contract.missing' },
          { members: missing.activeMembers, bets: money(missing.betAmount) },
        )}
      </Alert>
    ),
  };
}
