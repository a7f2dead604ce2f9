import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../shared/messages/message-id.ts';

const PRIZES: Readonly<Record<string, MessageId>> = {
  main: 'lottery.prize.main',
  special: 'lottery.prize.special',
  first: 'lottery.prize.first',
  second: 'lottery.prize.second',
  third: 'lottery.prize.third',
  fourth: 'lottery.prize.fourth',
  fifth: 'lottery.prize.fifth',
  sixth: 'lottery.prize.sixth',
  seventh: 'lottery.prize.seventh',
  eighth: 'lottery.prize.eighth',
};
const BETS: Readonly<Record<string, MessageId>> = {
  end1: 'lottery.bet.end1',
  end2: 'lottery.bet.end2',
  end3: 'lottery.bet.end3',
  end4: 'lottery.bet.end4',
  box3: 'lottery.bet.box3',
  box4: 'lottery.bet.box4',
  any2: 'lottery.bet.any2',
  any4: 'lottery.bet.any4',
  size: 'lottery.bet.size',
  duel: 'lottery.bet.duel',
};

const word = (intl: IntlShape, ids: Readonly<Record<string, MessageId>>, key: string): string => {
  const id = ids[key];
  return id ? intl.formatMessage({ id }) : key;
};

/** The name of a prize; an unknown one keeps the platform's name. */
export const prizeName = (intl: IntlShape, prize: string): string => word(intl, PRIZES, prize);
/** The name of a kind of bet; an unknown one keeps the platform's name. */
export const betName = (intl: IntlShape, kind: string): string => word(intl, BETS, kind);
