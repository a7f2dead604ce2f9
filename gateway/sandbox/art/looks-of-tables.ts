import { SILVER } from './color.ts';
import { type Look, look } from './look.ts';

/** The looks of all games that are not slots. */
export const TABLE_LOOKS: Readonly<Record<string, Look>> = {
  table: look(
    [
      [155, 350, 45],
      [345, 350, 45],
      [220, 200, 40],
      [275, 280, 45],
      [190, 15, 42],
    ],
    [7, 30],
    'felt bokeh felt spotlights',
    'serif deco roman',
    'chips coin star',
  ),
  scratch: look(
    [
      [340, 335, 48],
      [200, 215, 48],
      [275, 285, 45],
      [155, 150, 40],
    ],
    [34, 60],
    'sunburst swirl bokeh mosaic',
    'round comic block',
    'coin star clover',
  ),
  arcade: look(
    [
      [255, 320, 185],
      [190, 15, 48],
      [320, 275, 170],
      [225, 150, 45],
    ],
    [9, 34],
    'neon neongrid portal bokeh',
    'tech block comic',
    'star coin gem',
  ),
  bingo: look(
    [
      [325, 335, 190],
      [195, 345, 48],
      [275, 45, 330],
      [25, 350, 200],
    ],
    [32, 62],
    'fiesta bokeh sunburst swirl',
    'round block comic',
    'lottoball star coin',
  ),
  live: look(
    [
      [345, 350, 42],
      [220, 215, 42],
      [160, 155, 45],
      [275, 280, 42],
      [25, 20, 45],
      [195, 340, 45],
    ],
    [6, 26],
    'studio spotlights bokeh studio',
    'serif deco swash',
    'chips star coin',
  ),
  fish: look(
    [
      [205, 20, 175],
      [190, 340, 48],
      [225, 45, 190],
      [175, 275, 45],
    ],
    [10, 48],
    'deepsea reef deepsea surf',
    'block comic round',
    'fish coin jelly',
  ),
  pvp: look(
    [
      [12, 350, 45],
      [155, 45, 350],
      [225, 190, 40],
      [275, 330, 45],
    ],
    [9, 36],
    'felt spotlights fiesta rays',
    'block round serif',
    'chips coin star',
  ),
  sports: look(
    [
      [145, 210, 45],
      [215, 15, 190],
      [200, 350, 48],
    ],
    [10, 40],
    'arena arena spotlights',
    'block tech comic',
    'star trophy football',
  ),
  esports: look(
    [
      [255, 190, 320],
      [225, 160, 300],
      [285, 340, 185],
    ],
    [4, 24],
    'neongrid portal arena',
    'tech tech block',
    'star gem trophy',
    SILVER,
  ),
  cockfight: look(
    [
      [15, 5, 45],
      [345, 25, 48],
      [28, 350, 45],
    ],
    [10, 42],
    'arena sunburst embers',
    'block western comic',
    'star trophy coin',
  ),
  lottery: look(
    [
      [225, 350, 48],
      [160, 45, 340],
      [275, 190, 45],
      [350, 45, 200],
      [195, 20, 50],
    ],
    [16, 46],
    'bokeh spotlights portal swirl',
    'round block serif',
    'lottoball star coin',
  ),
};
