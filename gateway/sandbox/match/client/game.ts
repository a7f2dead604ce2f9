export type Pick = 'home' | 'draw' | 'away';
export type Skin = 'football' | 'arena' | 'pit';

export interface Selection {
  pick: Pick;
  /** Thousandths: how often it comes. */
  chance: number;
  /** Hundredths of the bet. */
  odds: number;
}

export interface Fixture {
  id: number;
  home: string;
  away: string;
  selections: Selection[];
}

/** What the server describes. */
export interface MatchGame {
  skin: Skin;
  perMinute: number;
  fixtures: Fixture[];
  returns: { mean: number; least: number };
}

export interface Result {
  fixture: number;
  home: string;
  away: string;
  odds: number;
  winner: Pick;
  score: [home: number, away: number];
  /** `at` in thousandths of the match. */
  events: { at: number; side: 'home' | 'away' }[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const isMatchGame = (value: unknown): value is MatchGame =>
  isObject(value) && 'skin' in value && 'fixtures' in value && 'returns' in value;
export const isResult = (value: unknown): value is Result =>
  isObject(value) && 'winner' in value && 'events' in value && 'home' in value;

export const oddsText = (odds: number): string => (odds / 100).toFixed(2);

/** What the odds of a match leave for the house, in percent. */
export function marginOf({ selections }: Fixture): string {
  const book = selections.reduce((sum, { odds }) => sum + 100 / odds, 0);
  return ((1 - 1 / book) * 100).toFixed(1);
}

const TONES = [
  '#e8594f',
  '#3f86f0',
  '#27a567',
  '#d9a227',
  '#a35fe0',
  '#e07a2f',
  '#2fa7b8',
  '#d64f93',
];

/** Colours of a side, always the same; the two of a match never meet in one. */
export function tonesOf(home: string, away: string): [string, string] {
  const place = (name: string) =>
    [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TONES.length;
  const first = place(home);
  const second = place(away) === first ? (first + 3) % TONES.length : place(away);
  return [TONES[first] ?? '#888', TONES[second] ?? '#ccc'];
}

export const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2)
    .toUpperCase();
