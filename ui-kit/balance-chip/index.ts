export { BalanceChip, type BalanceChipLabels, type BalanceChipProps } from './balance-chip.tsx';
export { formatMoney, MASK } from './money.ts';
