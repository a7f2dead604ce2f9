import { Glyph, type GlyphProps, soft, solid } from './glyph.tsx';

/** Slots (RNG): a machine with three reels and its lever. */
export const SlotsIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <rect x="2.5" y="3.5" width="14.5" height="17" rx="3" />
    <rect x="5.25" y="7.5" width="9" height="6.5" rx="1.25" {...soft} />
    <path d="M8.25 7.5V14m3-6.5V14M7 17.25h5.5M17 13h1.25A1.75 1.75 0 0 0 20 11.25V8.5" />
    <circle cx="20" cy="6.25" r="2" {...solid} />
  </Glyph>
);

/** Live casino (LIVE): a roulette wheel with its ball. */
export const LiveIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="9.25" />
    <circle cx="12" cy="12" r="4.75" {...soft} />
    <path d="M12 2.75v4.5m0 9.5v4.5M2.75 12h4.5m9.5 0h4.5M5.46 5.46l3.18 3.18m6.72 6.72 3.18 3.18m0-13.08-3.18 3.18M8.64 15.36l-3.18 3.18" />
    <circle cx="12" cy="12" r="1.6" {...solid} />
  </Glyph>
);

/** Fish (FISH). */
export const FishIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <path
      d="M2.25 13.25C4.7 9.3 8 7.5 11.2 7.5c2.9 0 4.9 1.5 6.3 3.7l4-2.7v9.5l-4-2.7c-1.4 2.2-3.4 3.7-6.3 3.7-3.2 0-6.5-1.8-8.95-5.75Z"
      {...soft}
    />
    <path d="M11.25 10.5c1.3 1.7 1.3 3.8 0 5.5M9.75 7.6c.6-1.7 2-2.8 4-3.1-.2 1.4.1 2.5.75 3.5" />
    <circle cx="7" cy="12.5" r="1.15" {...solid} />
    <circle cx="4" cy="5.5" r="1.5" />
    <circle cx="7.75" cy="3.5" r="0.8" {...solid} />
  </Glyph>
);

/** Poker and card games (PVP): two cards, a spade on top. */
export const PokerIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <path d="m7.25 5.6-3 .85a2 2 0 0 0-1.4 2.45L5.6 18.9a2 2 0 0 0 1.9 1.5" {...soft} />
    <rect x="9" y="3" width="12.25" height="17.5" rx="2.25" />
    <path
      d="M15.1 7.1c-1.7 2.05-3.65 3.3-3.65 5.3a1.95 1.95 0 0 0 3.1 1.55l-.75 2.3h2.6l-.75-2.3a1.95 1.95 0 0 0 3.1-1.55c0-2-1.95-3.25-3.65-5.3Z"
      {...solid}
    />
  </Glyph>
);

/** Sports (SPORTS): a football. */
export const SportsIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="9.25" />
    <path d="m12 8.2 3.6 2.6-1.35 4.25h-4.5L8.4 10.8z" {...soft} />
    <path d="M12 8.2V5m3.6 5.8 3.1-1m-4.45 5.25 1.9 2.65M9.75 15.05l-1.9 2.65M8.4 10.8l-3.1-1M12 5 9.1 3.2M12 5l2.9-1.8m3.8 6.6.55-3.3m-.55 3.3 2.4 2.35m-4.95 5.55 3.3-.5m-3.3.5-.6 3.2M7.85 17.7l.6 3.2m-.6-3.2-3.3-.5M5.3 9.8 2.9 12.15M5.3 9.8l-.55-3.3" />
  </Glyph>
);

/** E-sports (ESPORTS): a gamepad. */
export const EsportsIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <path
      d="M7.4 6.25h9.2a5 5 0 0 1 4.9 4l.95 5a2.75 2.75 0 0 1-4.75 2.35l-2.3-2.6H8.6l-2.3 2.6a2.75 2.75 0 0 1-4.75-2.35l.95-5a5 5 0 0 1 4.9-4Z"
      {...soft}
    />
    <path d="M8 8.9v3.7M6.15 10.75h3.7M12 6.25V4" />
    <circle cx="14.9" cy="11.9" r="1.05" {...solid} />
    <circle cx="17.3" cy="9.6" r="1.05" {...solid} />
  </Glyph>
);

/** Cockfight (COCKFIGHT): the head of a rooster. */
export const CockfightIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <path d="M9.1 7.1c-1-2 .1-3.9 1.75-3.7.5-1.4 2.75-1.5 3.25-.1 1.6-.6 3.2.9 2.5 2.8" {...soft} />
    <path d="M9.1 7.1C7.6 7.8 6.7 9 6.5 10.5L3 12.25l3.6 1.5c.3 1.6 1 2.6 1 4.1 0 1.2-.4 2.3-1.1 3.4h13.25c-.9-2.7-.6-4.8-.35-6.9.45-3.8-.9-6.6-3.8-8.25" />
    <path d="M6.6 13.75c-1.6.7-2.1 3-.7 3.8 1 .5 1.9-.2 1.7-1.7M11.5 17.75c1.1 1 2.5 1 3.6 0m-2-3.25c1.1.9 2.4.9 3.4 0" />
    <circle cx="10.75" cy="10.4" r="1.15" {...solid} />
  </Glyph>
);

/** Lottery (LOTT): drawn balls. */
export const LotteryIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <circle cx="9.5" cy="14" r="7.25" />
    <circle cx="9.5" cy="14" r="3.6" {...soft} />
    <path d="M8.3 12.5h2.5l-1.5 3.1" />
    <circle cx="18" cy="6" r="3.75" />
    <circle cx="18" cy="6" r="1.4" {...solid} />
  </Glyph>
);

/** E-lottery (ELOTT): a ticket with a star. */
export const ElotteryIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <path d="M4.5 5.25h15a2 2 0 0 1 2 2v2.1a2.7 2.7 0 0 0 0 5.3v2.1a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-2.1a2.7 2.7 0 0 0 0-5.3v-2.1a2 2 0 0 1 2-2Z" />
    <path
      d="m10.4 8.4 1.05 2.25 2.45.3-1.8 1.7.45 2.45-2.15-1.2-2.2 1.2.5-2.45-1.8-1.7 2.4-.3z"
      {...soft}
    />
    <path d="M16.75 8.25v.5m0 3v.5m0 3v.5" />
  </Glyph>
);

/** Jackpots: a crown with jewels. */
export const JackpotIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <path d="m3.5 9 4.4 3.6L12 5.75l4.1 6.85L20.5 9l-1.6 8.5H5.1z" {...soft} />
    <path d="M5.5 20.75h13" />
    <circle cx="12" cy="4" r="1.5" {...solid} />
    <circle cx="2.9" cy="7.6" r="1.4" {...solid} />
    <circle cx="21.1" cy="7.6" r="1.4" {...solid} />
  </Glyph>
);

/** Mini games: a die. */
export const MiniGamesIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <path d="M12 2.5 20.25 7v9.75L12 21.5l-8.25-4.75V7z" />
    <path d="M3.75 7 12 11.75 20.25 7 12 2.5z" {...soft} />
    <path d="M12 11.75v9.75" />
    <ellipse cx="12" cy="7" rx="1.5" ry="0.95" {...solid} />
    <circle cx="7" cy="12.25" r="1.05" {...solid} />
    <circle cx="8.9" cy="17.1" r="1.05" {...solid} />
    <circle cx="16.1" cy="14.6" r="1.05" {...solid} />
  </Glyph>
);

/** Points mall: a coin with a star on a stack. */
export const PointsIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="9.5" r="6.75" {...soft} />
    <path d="m12 6.4 1 2.05 2.2.3-1.6 1.55.4 2.2-2-1.05-2 1.05.4-2.2-1.6-1.55 2.2-.3z" {...solid} />
    <path d="M4.75 18.25c1.6 1.4 4.2 2.25 7.25 2.25s5.65-.85 7.25-2.25" />
  </Glyph>
);
