import * as css from './illustration.css.ts';

const stage = (
  <>
    <ellipse className={css.felt} cx="120" cy="84" rx="104" ry="66" />
    <ellipse className={css.ground} cx="120" cy="142" rx="92" ry="10" />
  </>
);

const spark = (x: number, y: number, size: number) => (
  <path
    className={css.accent}
    d={`M${x} ${y - size}q0 ${size} ${size} ${size}q${-size} 0 ${-size} ${size}q0 ${-size} ${-size} ${-size}q${size} 0 ${size} ${-size}z`}
  />
);

/** Blank cards under a magnifying glass: nothing was found. */
export const nothing = (
  <>
    {stage}
    <path className={css.faint} d="M30 60c20-34 60-46 92-40" />
    <g transform="rotate(-16 84 96)">
      <rect className={css.paper} x="56" y="48" width="56" height="82" />
    </g>
    <rect className={css.paper} x="92" y="40" width="56" height="86" />
    <g transform="rotate(15 156 94)">
      <rect className={css.paper} x="128" y="48" width="56" height="82" />
    </g>
    <path className={css.accent} d="M120 66l10 15-10 15-10-15z" />
    <g transform="rotate(-42 168 112)">
      <rect className={css.primary} x="163" y="126" width="10" height="30" />
    </g>
    <circle className={css.felt} cx="160" cy="104" r="24" />
    <circle className={css.line} cx="160" cy="104" r="24" />
    <path className={css.line} d="M146 100a15 15 0 0 1 9-10" />
    {spark(52, 42, 8)}
    {spark(196, 46, 6)}
  </>
);

/** A die that has rolled off the table: the page was not found. */
export const lost = (
  <>
    {stage}
    <path className={css.ground} d="M22 104h128l-14 34H36z" />
    <path className={css.line} d="M22 104h128" />
    <path className={css.faint} d="M40 84c14-22 32-22 42 0 9-26 30-30 46-6 10-24 34-26 50-2" />
    <g transform="rotate(24 184 100)">
      <rect className={css.primary} x="160" y="76" width="48" height="48" />
      <circle className={css.onPrimary} cx="172" cy="88" r="4.5" />
      <circle className={css.onPrimary} cx="196" cy="88" r="4.5" />
      <circle className={css.onPrimary} cx="184" cy="100" r="4.5" />
      <circle className={css.onPrimary} cx="172" cy="112" r="4.5" />
      <circle className={css.onPrimary} cx="196" cy="112" r="4.5" />
    </g>
    <path className={css.accentLine} d="M214 58l8-8M222 74h10M204 46v-10" />
    <circle className={css.accent} cx="56" cy="96" r="8" />
    <circle className={css.line} cx="56" cy="96" r="4" />
    {spark(104, 36, 7)}
  </>
);

/** A chip in two halves: something failed and can be repaired. */
export const broken = (
  <>
    {stage}
    <g transform="translate(-10 4) rotate(-10 100 84)">
      <path className={css.primary} d="M114 44a42 42 0 1 0 0 80l-9-19 13-17-15-16z" />
      <path
        className={css.onPrimary}
        d="M72 78h13v13h-13a42 42 0 0 1 0-13zM84 55l9 9-7 8-10-8a42 42 0 0 1 8-9z"
      />
    </g>
    <g transform="translate(12 2) rotate(12 140 84)">
      <path className={css.primary} d="M126 44a42 42 0 0 1 0 80l-9-19 13-17-15-16z" />
      <path
        className={css.onPrimary}
        d="M168 78h-13v13h13a42 42 0 0 0 0-13zM156 113l-9-9 7-8 10 8a42 42 0 0 1-8 9z"
      />
    </g>
    <path className={css.accentLine} d="M120 22v12M98 26l5 10M142 26l-5 10" />
    {spark(46, 50, 7)}
    {spark(200, 60, 8)}
  </>
);

/** A sign at a door under a lamp: closed for now. */
export const closed = (
  <>
    {stage}
    <path className={css.line} d="M120 8v16M92 62l28-30 28 30" />
    <circle className={css.accent} cx="120" cy="30" r="7" />
    <rect className={css.paper} x="56" y="62" width="128" height="56" />
    <path className={css.line} d="M76 82h88M76 98h52" />
    <g transform="rotate(-30 152 98)">
      <rect className={css.primary} x="138" y="94" width="34" height="8" />
      <circle className={css.primary} cx="140" cy="98" r="9" />
      <path className={css.onPrimary} d="M132 95h9v6h-9z" />
    </g>
    {spark(40, 74, 7)}
    {spark(204, 52, 6)}
  </>
);
