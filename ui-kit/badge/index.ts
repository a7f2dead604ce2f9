export { Badge, type BadgeProps, CountBadge, type CountBadgeProps } from './badge.tsx';
export { countText, MAX_COUNT } from './count.ts';
