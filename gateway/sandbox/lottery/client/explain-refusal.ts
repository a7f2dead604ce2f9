import { CallError } from '../../play/client/api.ts';
import { openTextPanel, showProblem } from '../../play/client/panel.ts';
import type { SayLottery } from './texts.ts';

/** Explains why a slip or a cancellation was refused, and what to do. @param most the highest payout */
export function explainRefusal(
  error: unknown,
  say: SayLottery,
  most: string,
  retry?: () => void,
): void {
  const { code, fields } = error instanceof CallError ? error : new CallError('failed');
  const explain = (text: string) => openTextPanel(say('tabBet'), [text], say);
  if (code === 'order_closed') explain(say('closed'));
  else if (code !== 'request_param_err') showProblem(error, say, retry);
  else if (fields.lines === 'payout_limit') explain(say('payoutLimit', { amount: most }));
  else explain(say('notOffered'));
}
