export { GameCard, type GameCardLabels, type GameCardProps } from './game-card.tsx';
export { GameCardSkeleton } from './game-card-skeleton.tsx';
export { FAVOURITE_THROTTLE_MS } from './throttle.ts';
