import type { Language } from '../../contract/languages.ts';
import type { AmountConversion } from '../wallet/amount-conversion.ts';
import { moneyText, sameWorth, toMinor } from '../wallet/money.ts';

/**
 * Returns the note for an account whose currency has other units than the one in which terms were
 * written: "10 or more" is ₫100,000 there. Empty for other accounts.
 */
export function amountsNote(amounts: AmountConversion, language: Language): string {
  const { merchants, amount } = sameWorth(amounts);
  if (merchants === amount) return '';
  const set = `${amounts.merchants} ${merchants.toLocaleString('en-US')}`;
  const own = moneyText(toMinor(amount, amounts.currency), amounts.currency);
  const text = {
    EN: `Amounts here are in ${amounts.merchants}. In your account ${set} counts as ${own}.`,
    TY: `Nasa ${amounts.merchants} ang mga halaga rito. Sa account mo, katumbas ng ${set} ang ${own}.`,
  }[language];
  return `<p>${text}</p>`;
}
