import { cardOf, type UseCover } from '../hand/make-card.tsx';

/** Sets the picture's state on the element itself, so that the card is not rendered again. */
const useCoverClass: UseCover = () => ({
  className: 'cover loading',
  onLoad: ({ currentTarget }) => {
    currentTarget.className = 'cover loaded';
  },
});

export const Card = cardOf(useCoverClass);
