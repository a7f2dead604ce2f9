export { account } from '../features/account/feature.ts';
export { agent } from '../features/agent/feature.ts';
export { announcements } from '../features/announcements/feature.ts';
export { appDownload } from '../features/app-download/feature.ts';
export { auth } from '../features/auth/feature.ts';
export { cashier } from '../features/cashier/feature.ts';
export { chat } from '../features/chat/feature.ts';
export { contact } from '../features/contact/feature.ts';
export { contracts } from '../features/contracts/feature.ts';
export { feedback } from '../features/feedback/feature.ts';
export { game } from '../features/game/feature.ts';
export { help } from '../features/help/feature.ts';
export { home } from '../features/home/feature.ts';
export { invite } from '../features/invite/feature.ts';
export { license } from '../features/license/feature.ts';
export { lobby } from '../features/lobby/feature.ts';
export { lottery } from '../features/lottery/feature.ts';
export { member } from '../features/member/feature.ts';
export { mirrors } from '../features/mirrors/feature.ts';
export { notices } from '../features/notices/feature.ts';
export { points } from '../features/points/feature.ts';
export { promotions } from '../features/promotions/feature.ts';
export { records } from '../features/records/feature.ts';
export { rewards } from '../features/rewards/feature.ts';
export { search } from '../features/search/feature.ts';

declare module '../shared/navigation/registry.ts' {
  interface Registry {
    features: typeof import('./features.ts');
    messages: typeof import('./messages/en.json');
  }
}
