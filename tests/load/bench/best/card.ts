import { cardOf, type UseCover } from '../hand/make-card.tsx';

/** The picture's state on the element itself: no render of the card when the picture is there. */
const useCoverClass: UseCover = () => ({
  className: 'cover loading',
  onLoad: ({ currentTarget }) => {
    currentTarget.className = 'cover loaded';
  },
});

export const Card = cardOf(useCoverClass);
