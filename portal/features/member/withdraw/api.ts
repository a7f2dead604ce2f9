import {
  balance,
  cancelWithdrawal,
  lockWithdrawal,
  setWithdrawalLocking,
  withdrawOrders,
  withdrawSettings,
} from '@baize/gateway/contract';
import { useCommand } from '../../../shared/api/use-command.ts';

export const useLockWithdrawal = () =>
  useCommand(lockWithdrawal, { invalidates: [withdrawOrders] });
export const useCancelWithdrawal = () =>
  useCommand(cancelWithdrawal, { invalidates: [withdrawOrders, withdrawSettings, balance] });
export const useSetLocking = () =>
  useCommand(setWithdrawalLocking, { invalidates: [withdrawOrders, withdrawSettings] });
