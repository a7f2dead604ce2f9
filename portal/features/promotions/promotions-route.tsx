import { usePromotions } from '../../shared/announcements/use-announcements.ts';
import { PromotionsScreen } from './promotions-screen.tsx';

export function PromotionsRoute() {
  return <PromotionsScreen {...usePromotions()} />;
}
