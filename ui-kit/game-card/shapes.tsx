import { heartFill } from './game-card.css.ts';

/**
 * The card's icons as elements that are created once, because an icon component would render on
 * each of hundreds of cards.
 */
const sheet = {
  width: 18,
  height: 18,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const heartShape = (
  <svg {...sheet} aria-hidden="true">
    <path
      className={heartFill}
      d="M12 20.5C5.5 15.8 2.5 12.5 2.5 8.8A5 5 0 0 1 7.6 3.75c1.8 0 3.4.9 4.4 2.5 1-1.6 2.6-2.5 4.4-2.5a5 5 0 0 1 5.1 5.05c0 3.7-3 7-9.5 11.7Z"
    />
  </svg>
);

export const infoShape = (
  <svg {...sheet} aria-hidden="true">
    <circle cx="12" cy="12" r="9.25" />
    <path d="M12 11.25v5M12 7.75v.01" />
  </svg>
);

export const wrenchShape = (
  <svg {...sheet} width={32} height={32} aria-hidden="true">
    <path d="M20.5 6.6 16.9 10l-2.9-2.9 3.5-3.6a5.6 5.6 0 0 0-7.1 7.3L3.6 17.6a2 2 0 1 0 2.8 2.8l6.8-6.8a5.6 5.6 0 0 0 7.3-7Z" />
  </svg>
);
