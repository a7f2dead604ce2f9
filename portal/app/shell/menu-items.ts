import {
  BadgePercent,
  ChartLine,
  CircleUser,
  FishIcon,
  type GlyphProps,
  History,
  House,
  LiveIcon,
  type LucideIcon,
  Mail,
  PokerIcon,
  Receipt,
  SlotsIcon,
} from '@baize/ui-kit/icon';
import type { ComponentType } from 'react';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { memberPath, PATHS } from '../../shared/paths.ts';

export interface MenuItem {
  readonly icon: LucideIcon | ComponentType<GlyphProps>;
  readonly message: MessageId;
  readonly to: string;
}

export const PLAY_ITEMS: readonly MenuItem[] = [
  { icon: House, message: 'shell.home', to: PATHS.home },
  { icon: SlotsIcon, message: 'category.RNG', to: PATHS.rng },
  { icon: LiveIcon, message: 'category.LIVE', to: PATHS.live },
  { icon: FishIcon, message: 'category.FISH', to: PATHS.fish },
  { icon: PokerIcon, message: 'category.PVP', to: PATHS.pvp },
  { icon: BadgePercent, message: 'shell.promotions', to: PATHS.promotions },
];

export const ACCOUNT_ITEMS: readonly MenuItem[] = [
  { icon: CircleUser, message: 'shell.myAccount', to: memberPath('securityCenter') },
  { icon: History, message: 'shell.bettingRecord', to: memberPath('personalHistoryCopy') },
  { icon: Receipt, message: 'shell.accountRecord', to: memberPath('transactionHistory') },
  { icon: ChartLine, message: 'shell.profitAndLoss', to: memberPath('personalProfit') },
  { icon: Mail, message: 'shell.messages', to: memberPath('messageV2') },
];
