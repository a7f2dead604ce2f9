import { cardOf, useCoverState } from './make-card.tsx';

export const Card = cardOf(useCoverState);
