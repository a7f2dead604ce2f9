import type { Language } from '../../contract/languages.ts';
import type { LineKind } from '../wallet/post-entry.ts';

/** `txTypeName` of every kind of line on a member's wallet. */
const NAMES: Readonly<Record<Exclude<LineKind, 'house'>, Readonly<Record<Language, string>>>> = {
  bet: { EN: 'Bet', TY: 'Taya' },
  win: { EN: 'Win', TY: 'Panalo' },
  refund: { EN: 'Bet returned', TY: 'Ibinalik na taya' },
  deposit: { EN: 'Deposit', TY: 'Deposito' },
  withdrawal: { EN: 'Withdrawal', TY: 'Pag-withdraw' },
  transfer: { EN: 'Transfer', TY: 'Paglilipat' },
  walletTransfer: { EN: 'Wallet transfer', TY: 'Paglipat sa wallet' },
  bonus: { EN: 'Bonus', TY: 'Bonus' },
  referral: { EN: 'Referral earnings', TY: 'Kita sa referral' },
  rebate: { EN: 'Rebate', TY: 'Rebate' },
  salary: { EN: 'Salary', TY: 'Sahod' },
  realtimeSalary: { EN: 'Real-time salary', TY: 'Real-time na sahod' },
  dividend: { EN: 'Dividend', TY: 'Dibidendo' },
  trial: { EN: 'Trial money', TY: 'Perang pansubok' },
  adjustment: { EN: 'Adjustment', TY: 'Pagsasaayos' },
};

const isNamed = (kind: string): kind is keyof typeof NAMES => Object.hasOwn(NAMES, kind);

/** Returns the displayed name of a transaction type; an unknown type is returned unchanged. */
export const transactionName = (kind: string, language: Language): string =>
  isNamed(kind) ? NAMES[kind][language] : kind;
