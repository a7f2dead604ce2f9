import { GAME_TYPES } from '@baize/gateway/contract/fields.ts';
import { describe, expect, test } from 'vitest';
import { demoGames } from '../seed/make-games.ts';
import { DEMO_VENDORS } from '../seed/vendors.ts';
import { BACKDROP_NAMES } from './backdrops.ts';
import { BANNER_NAMES, drawBanner } from './banner.ts';
import { drawCover } from './cover.ts';
import { FACES } from './lettering.ts';
import { LOOKS } from './looks.ts';
import { MOTIFS } from './motifs/index.ts';
import { renderPicture } from './render.ts';
import { SCENES } from './scenes/index.ts';
import { drawLogo, MOTIFS_OF, TONES } from './vendor-art.ts';

const games = demoGames();
const subject = (game: (typeof games)[number]) => ({
  nodeId: game.nodeId,
  title: game.name.EN,
  vendor: game.vendorName,
  theme: game.theme,
  motif: game.motif,
});
const sane = (svg: string) => !/NaN|undefined|Infinity/.test(svg);

describe('the catalogue and its art', () => {
  test('every game has a look and a motif with a drawing', () => {
    const lacking = games.filter((game) => !LOOKS[game.theme] || !MOTIFS[game.motif]);
    expect(lacking.map((game) => game.name.EN)).toEqual([]);
  });

  test('every look names scenes, faces and props that exist', () => {
    for (const [name, look] of Object.entries(LOOKS)) {
      for (const scene of look.scenes) expect(SCENES, name).toHaveProperty(scene);
      for (const face of look.faces) expect(FACES, name).toContain(face);
      for (const prop of look.props) expect(MOTIFS, name).toHaveProperty(prop);
      expect(look.props.length, name).toBeGreaterThan(1);
    }
  });
});

test.each(GAME_TYPES)('the vendors of %s show what their games play, and nothing else', (type) => {
  const [, ...motifs] = MOTIFS_OF[type];
  const played = new Set(
    games.filter(({ gameType }) => gameType === type).map((game) => game.motif),
  );
  expect(motifs.filter((motif) => !played.has(motif))).toEqual([]);
});

describe('covers', () => {
  test('every twentieth cover is valid, and no two are the same', () => {
    const drawn = games
      .filter((_, index) => index % 20 === 0)
      .map((game) => drawCover(subject(game)));
    expect(drawn.filter((svg) => !sane(svg))).toEqual([]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('a game always has the same cover', () => {
    const [game] = games;
    if (!game) throw new Error('The catalogue is empty.');
    expect(drawCover(subject(game))).toBe(drawCover(subject(game)));
  });

  test('a title with XML characters is escaped', () => {
    const svg = drawCover({
      nodeId: 'x',
      title: '<script> & "Ñ"',
      vendor: '</svg>',
      theme: 'gems',
      motif: 'gem',
    });
    expect(svg).not.toContain('script');
    expect(svg.match(/<\/svg>/g)).toHaveLength(1);
  });

  test('a cover has at most 20 kB at the size of a list, and as AVIF a fifth less', async () => {
    const [game] = games;
    if (!game) throw new Error('The catalogue is empty.');
    const size = { width: 240, quality: { webp: 74, avif: 54 } };
    const inFormat = (format: 'avif' | 'webp') =>
      renderPicture(drawCover(subject(game)), 480, size, { format, folder: '/nonexistent/folder' });
    const webp = await inFormat('webp');
    const avif = await inFormat('avif');
    expect(new TextDecoder().decode(webp.slice(8, 12))).toBe('WEBP');
    expect(new TextDecoder().decode(avif.slice(4, 12))).toBe('ftypavif');
    expect(webp.length).toBeLessThan(20_000);
    expect(avif.length).toBeLessThan(0.8 * webp.length);
  });
});

test('banners and logos are valid in every tone', () => {
  for (const name of BANNER_NAMES) expect(sane(drawBanner(name) ?? 'undefined'), name).toBe(true);
  expect(drawBanner('../secret')).toBeUndefined();
  const drawn = (['banner', 'wide'] as const).flatMap((shape) =>
    [undefined, 'unknown', ...BACKDROP_NAMES].map((backdrop) =>
      drawBanner('dragon', { backdrop }, shape),
    ),
  );
  for (const each of drawn) expect(sane(each ?? 'undefined')).toBe(true);
  // An unknown backdrop falls back to the banner's own; all others differ from each other.
  expect(new Set(drawn).size).toBe(2 * (1 + BACKDROP_NAMES.length));
  for (const { vassalage, name } of DEMO_VENDORS) {
    for (const tone of TONES) {
      expect(sane(drawLogo({ vassalage, name: name.EN }, tone)), vassalage).toBe(true);
    }
  }
});
