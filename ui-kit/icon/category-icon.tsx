import type { ReactElement } from 'react';
import {
  CockfightIcon,
  ElotteryIcon,
  EsportsIcon,
  FishIcon,
  JackpotIcon,
  LiveIcon,
  LotteryIcon,
  MiniGamesIcon,
  PointsIcon,
  PokerIcon,
  SlotsIcon,
  SportsIcon,
} from './game-icons.tsx';
import type { GlyphProps } from './glyph.tsx';

const ICONS: Readonly<Record<string, (props: GlyphProps) => ReactElement>> = {
  RNG: SlotsIcon,
  LIVE: LiveIcon,
  FISH: FishIcon,
  PVP: PokerIcon,
  SPORTS: SportsIcon,
  ESPORTS: EsportsIcon,
  COCKFIGHT: CockfightIcon,
  LOTT: LotteryIcon,
  ELOTT: ElotteryIcon,
  JACKPOT: JackpotIcon,
  MINI: MiniGamesIcon,
  POINTS: PointsIcon,
};

export interface CategoryIconProps extends GlyphProps {
  /** A game type of the platform (`RNG`, `LIVE`, …), or `JACKPOT`, `MINI`, `POINTS`. */
  category: string;
}

/** The icon of a game category; an unknown category gets a die. */
export function CategoryIcon({ category, ...rest }: CategoryIconProps) {
  const Icon = ICONS[category] ?? MiniGamesIcon;
  return <Icon {...rest} />;
}
