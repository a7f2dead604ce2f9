import { Glyph, type GlyphProps, soft, solid } from './glyph.tsx';

/** Facebook: a disc with the letter. */
export const FacebookIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="9.25" {...soft} />
    <path d="M15.5 7.25h-1.25a2.5 2.5 0 0 0-2.5 2.5v11.4M8.9 13h5.85" strokeWidth="2.25" />
  </Glyph>
);

/** Google: a ring with a bar, in one colour. */
export const GoogleIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="9.25" {...soft} stroke="none" />
    <path d="M17.2 6.9a7.25 7.25 0 1 0 2.05 5.1H12.5" strokeWidth="2.5" />
  </Glyph>
);

/** Telegram: a paper plane. */
export const TelegramIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <path
      d="M21.25 4.1 2.9 11.2c-.6.25-.6 1.1.05 1.3l4.7 1.45 1.85 5.5c.2.6.95.75 1.4.3l2.6-2.65 4.6 3.35c.5.35 1.2.1 1.3-.5l2.85-14.9c.1-.65-.45-1.2-1-.95Z"
      {...soft}
    />
    <path d="m7.65 13.95 9.35-6-6.75 7.4-.5 4.4" />
  </Glyph>
);

/** WhatsApp: a speech bubble with a handset. */
export const WhatsAppIcon = (props: GlyphProps) => (
  <Glyph {...props}>
    <path
      d="M12 2.75a9.2 9.2 0 0 0-7.9 13.9l-1.35 4.6 4.75-1.25A9.25 9.25 0 1 0 12 2.75Z"
      {...soft}
    />
    <path
      d="M8.6 7.4c-.9.35-1.5 1.25-1.3 2.5.55 3.3 3.4 6.15 6.75 6.75 1.25.2 2.2-.4 2.5-1.3.15-.45-.05-.8-.4-1l-1.75-.9c-.35-.2-.75-.1-1 .2l-.55.7c-1.5-.6-2.65-1.75-3.25-3.25l.7-.55c.3-.25.4-.65.2-1l-.9-1.75c-.2-.35-.55-.55-1-.4Z"
      {...solid}
    />
  </Glyph>
);
