import type { GameMark } from '../../play/engines.ts';

/** `[English, Filipino, motif, engine]`; without an engine the game has its category's default. */
export type Named = readonly [string, string, string, GameMark?];

const cross = (prefixes: readonly (readonly [string, string])[], games: readonly Named[]) =>
  prefixes.flatMap(([en, ty]) =>
    games.map(
      ([gameEn, gameTy, motif, mark]): Named => [
        `${en} ${gameEn}`.trim(),
        `${ty} ${gameTy}`.trim(),
        motif,
        mark,
      ],
    ),
  );
const same = (...names: string[]) => names.map((name) => [name, name] as const);

export const TABLE_NAMES = cross(
  [
    ...same('Classic', 'High Roller', 'Velvet', 'Terrace', 'Harbour', 'Salon', 'Pavilion', 'Club'),
    ['Golden', 'Gintong'],
    ['Royal', 'Maharlikang'],
    ['Lucky', 'Masuwerteng'],
    ['Grand', 'Engrandeng'],
  ],
  [
    ['Blackjack', 'Blackjack', 'cards', 'BJK'],
    ['Blackjack 3:2', 'Blackjack 3:2', 'cards', 'BJK'],
    ['Baccarat', 'Baccarat', 'cards', 'BAC'],
    ['European Roulette', 'European Roulette', 'roulette', 'RLT'],
    ['Single-Zero Roulette', 'Single-Zero Roulette', 'roulette', 'RLT'],
    ['Table Roulette', 'Table Roulette', 'roulette', 'RLT'],
    ['Punto Banco', 'Punto Banco', 'cards', 'BAC'],
    ['Mini Baccarat', 'Mini Baccarat', 'cards', 'BAC'],
    ['Dragon Tiger', 'Dragon Tiger', 'cards', 'DGT'],
    ['Dragon Tiger Duel', 'Duelong Dragon Tiger', 'cards', 'DGT'],
    ['Hi-Lo', 'Taas-Baba', 'cards', 'HLO'],
    ['Hi-Lo Duel', 'Duelong Taas-Baba', 'chips', 'HLO'],
    ['Hi-Lo Climb', 'Akyat Taas-Baba', 'poker', 'HLO'],
  ],
);
export const POKER_NAMES = cross(
  [
    ...same('', 'Night Owl', 'Vintage', 'Express', 'Harbour', 'Lantern', 'Corner', 'Club'),
    ['Royal', 'Maharlikang'],
    ['Golden', 'Gintong'],
  ],
  [
    ['Jacks or Better', 'Jacks or Better', 'cards', 'VPK'],
    ['Video Poker', 'Video Poker', 'poker', 'VPK'],
    ['9/6 Video Poker', '9/6 Video Poker', 'poker', 'VPK'],
    ['Draw Video Poker', 'Palit Video Poker', 'joker', 'VPK'],
  ],
);
export const SCRATCH_NAMES = cross(
  [
    ...same('Pocket', 'Instant', 'Lantern', 'Foil'),
    ['Lucky', 'Masuwerteng'],
    ['Golden', 'Gintong'],
    ['Sunday', 'Pang-Linggong'],
    ['Happy', 'Masayang'],
    ['Sunny', 'Maaraw na'],
    ['Little', 'Munting'],
    ['Fiesta', 'Pistang'],
  ],
  [
    ['Scratch Card', 'Kaskas Card', 'scratch', 'SCR'],
    ['Piggy Scratch', 'Kaskas Alkansya', 'piggy', 'SCR'],
    ['Clover Scratch', 'Kaskas Klover', 'clover', 'SCR'],
    ['Scratch Tickets', 'Tiket na Kaskas', 'scratch', 'SCR'],
    ['Gem Scratch', 'Kaskas Hiyas', 'gem', 'SCR'],
    ['Cat Scratch', 'Kaskas Pusa', 'luckycat', 'SCR'],
    ['Mango Scratch', 'Kaskas Mangga', 'mango', 'SCR'],
    ['Star Scratch', 'Kaskas Bituin', 'star', 'SCR'],
  ],
);
export const BINGO_NAMES = cross(
  [
    ...same('Bongga', 'Neon', 'Lantern', 'Sari-Sari', 'Karaoke', 'Manila'),
    ['Fiesta', 'Pistang'],
    ['Barrio', 'Baryo'],
    ['Golden', 'Gintong'],
    ['Happy', 'Masayang'],
    ['Grand', 'Engrandeng'],
    ['Sunday', 'Pang-Linggong'],
  ],
  [
    ['Bingo', 'Bingo', 'bingo', 'BGO'],
    ['Bingo Night', 'Gabi ng Bingo', 'bingo', 'BGO'],
    ['Bingo 75', 'Bingo 75', 'bingo', 'BGO'],
    ['Video Bingo', 'Video Bingo', 'bingo', 'BGO'],
    ['Bingo Lines', 'Mga Linya ng Bingo', 'bingo', 'BGO'],
  ],
);
/** Card games of a slot studio. */
export const CARD_NAMES = cross(
  [
    ...same('', 'Corner', 'Lantern', 'Parade', 'Night Owl', 'Vintage', 'Express', 'Harvest'),
    ['Silver', 'Pilak na'],
    ['Sunny', 'Maaraw na'],
  ],
  [
    ['Hi-Lo Aces', 'Taas-Baba Alas', 'cards', 'HLO'],
    ['Hi-Lo Kings', 'Taas-Baba Hari', 'poker', 'HLO'],
    ['Hi-Lo Queens', 'Taas-Baba Reyna', 'poker', 'HLO'],
    ['Hi-Lo Jacks', 'Taas-Baba Jack', 'joker', 'HLO'],
    ['Hi-Lo Ladder', 'Hagdang Taas-Baba', 'poker', 'HLO'],
    ['Hi-Lo Steps', 'Baitang Taas-Baba', 'cards', 'HLO'],
  ],
);
export const ARCADE_NAMES = cross(
  [
    ...same('Turbo', 'Neon', 'Astro', 'Pocket', 'Mega', 'Comet', 'Penguin', 'Carnival'),
    ['Golden', 'Gintong'],
    ['Lucky', 'Masuwerteng'],
    ['Island', 'Islang'],
  ],
  [
    ['Rocket Reels', 'Reel ng Rocket', 'rocket'],
    ['Balloon Reels', 'Reel ng Lobo', 'balloon'],
    ['Coin Reels', 'Reel ng Barya', 'coin'],
    ['Star Reels', 'Reel ng Bituin', 'star'],
    ['Tower Reels', 'Reel ng Tore', 'castle'],
    ['Candy Reels', 'Reel ng Kendi', 'candy'],
    ['Gem Reels', 'Reel ng Hiyas', 'gem'],
    ['Clover Reels', 'Reel ng Klover', 'clover'],
    ['Hi-Lo Arcade', 'Taas-Baba Arcade', 'cards', 'HLO'],
    ['Hi-Lo Tower', 'Tore ng Taas-Baba', 'castle', 'HLO'],
    ['Mines', 'Mina', 'mines', 'MIN'],
    ['Mines & Gems', 'Mina at Hiyas', 'mines', 'MIN'],
    ['Clear Path Mines', 'Ligtas na Mina', 'mines', 'MIN'],
    ['Piggy Reels', 'Reel ng Alkansya', 'piggy'],
  ],
);

export const LIVE_NAMES = cross(
  [
    ...same('', 'Harbour', 'Salon Privé', 'VIP', 'Emerald', 'Sapphire', 'Bellagrove', 'Velvet'),
    ...same('Atrium', 'Lightning Hour', 'Midnight', 'Manila', 'Cebu', 'Riviera'),
    ['Golden', 'Gintong'],
    ['Grand', 'Engrandeng'],
  ],
  [
    ['Baccarat', 'Baccarat', 'dealerCards'],
    ['Roulette', 'Roulette', 'dealerRoulette', 'RLT'],
    ['Blackjack', 'Blackjack', 'dealerCards', 'BJK'],
    ['Punto Banco', 'Punto Banco', 'dealerCards'],
    ['Dragon Tiger', 'Dragon Tiger', 'dealerTiger', 'DGT'],
    ['European Roulette', 'European Roulette', 'dealerRoulette', 'RLT'],
    ['Classic Baccarat', 'Klasikong Baccarat', 'dealerCards'],
    ['Single-Zero Roulette', 'Single-Zero Roulette', 'dealerRoulette', 'RLT'],
    ['Dragon Tiger Duel', 'Duelong Dragon Tiger', 'dealerTiger', 'DGT'],
    ['Baccarat Royale', 'Baccarat Royale', 'dealerCards'],
    ['Roulette Royale', 'Roulette Royale', 'dealerRoulette', 'RLT'],
    ['Baccarat Studio', 'Baccarat Studio', 'dealerCards'],
    ['Auto Roulette', 'Auto Roulette', 'roulette', 'RLT'],
    ['Dragon Tiger Studio', 'Dragon Tiger Studio', 'dealerTiger', 'DGT'],
    ['Roulette Studio', 'Roulette Studio', 'dealerRoulette', 'RLT'],
    ['Blackjack Lounge', 'Blackjack Lounge', 'dealerCards', 'BJK'],
  ],
);
export const FISH_NAMES = cross(
  [
    ...same('Turbo', 'Cannon', 'Monsoon', 'Neon', 'Thunder'),
    ['Golden', 'Gintong'],
    ['Deep', 'Malalim na'],
    ['Great', 'Dakilang'],
    ['Royal', 'Maharlikang'],
    ['Lucky', 'Masuwerteng'],
  ],
  [
    ['Shark Hunt', 'Huli Pating', 'shark'],
    ['Dragon Reef', 'Bahura ng Dragon', 'dragon'],
    ['Crab Storm', 'Bagyo ng Alimango', 'crab'],
    ['Octopus Bay', 'Look ng Pugita', 'octopus'],
    ['Mermaid Cove', 'Kuweba ng Sirena', 'mermaid'],
    ['Fish Fiesta', 'Pista ng Isda', 'fish'],
    ['Turtle Tide', 'Alon ng Pawikan', 'turtle'],
    ['Jelly Lagoon', 'Lawa ng Dikya', 'jelly'],
    ['Whale Voyage', 'Lakbay Balyena', 'whale'],
    ['Treasure Dive', 'Sisid Kayamanan', 'chest'],
    ['Koi Pond', 'Lawa ng Koi', 'koi'],
  ],
);
export const PVP_NAMES = cross(
  [
    ...same('', 'Barkada', 'Champions', 'Turbo', 'Night', 'Club', 'Street', 'Arena', 'VIP'),
    ['Golden', 'Gintong'],
    ['Happy', 'Masayang'],
    ['Royal', 'Maharlikang'],
  ],
  [
    ['Hi-Lo', 'Taas-Baba', 'cards'],
    ['Hi-Lo Climb', 'Akyat Taas-Baba', 'poker'],
    ['Hi-Lo Ladder', 'Hagdang Taas-Baba', 'cards'],
    ['Hi-Lo Aces', 'Taas-Baba Alas', 'cards'],
    ['Hi-Lo Kings', 'Taas-Baba Hari', 'poker'],
    ['Hi-Lo Queens', 'Taas-Baba Reyna', 'joker'],
    ['Hi-Lo Table', 'Mesang Taas-Baba', 'poker'],
    ['Hi-Lo Steps', 'Baitang Taas-Baba', 'cards'],
    ['Hi-Lo Duel', 'Duelong Taas-Baba', 'poker'],
    ['Hi-Lo Masters', 'Maestro ng Taas-Baba', 'joker'],
    ['Hi-Lo League', 'Ligang Taas-Baba', 'cards'],
    ['Hi-Lo Parlour', 'Salang Taas-Baba', 'poker'],
  ],
);
const pairs = (list: readonly Named[]) => list;
export const SPORTS_NAMES = pairs([
  ['Football Book', 'Football Book', 'football'],
  ['Matchday Football', 'Araw ng Football', 'stadium'],
  ['Football Night', 'Gabi ng Football', 'stadium'],
  ['Football Leagues', 'Mga Liga ng Football', 'trophy'],
  ['Basketball Book', 'Basketball Book', 'basketball', 'BKB'],
  ['Courtside Basketball', 'Tabi ng Basketball', 'basketball', 'BKB'],
  ['Basketball Night', 'Gabi ng Basketball', 'stadium', 'BKB'],
  ['Tennis Book', 'Tennis Book', 'tennis', 'TEN'],
  ['Centre Court Tennis', 'Gitnang Court Tennis', 'tennis', 'TEN'],
]);
export const ESPORTS_NAMES = pairs([
  ['Null Sector Book', 'Null Sector Book', 'crosshair'],
  ['Null Sector Circuit', 'Sirkito ng Null Sector', 'mech'],
  ['Null Sector Odds', 'Odds ng Null Sector', 'crosshair'],
  ['Null Sector Night', 'Gabi ng Null Sector', 'gamepad'],
  ['Runeford Book', 'Runeford Book', 'gamepad', 'RUN'],
  ['Runeford Masters', 'Maestro ng Runeford', 'trophy', 'RUN'],
  ['Runeford Odds', 'Odds ng Runeford', 'gamepad', 'RUN'],
  ['Runeford Finals', 'Finals ng Runeford', 'trophy', 'RUN'],
]);
export const COCKFIGHT_NAMES = pairs([
  ['Derby Book', 'Derby Book', 'rooster'],
  ['Ulutan Arena', 'Ulutan Arena', 'rooster'],
  ['Meron Wala', 'Meron Wala', 'rooster'],
  ['Champions Pit', 'Pit ng mga Kampeon', 'rooster'],
]);
export const LOTTO_VN_NAMES = pairs([
  ['Northern 5/36', 'Hilaga 5/36', 'lottoball'],
  ['Northern Draw', 'Bola ng Hilaga', 'lottodrum'],
  ['Southern 5/36', 'Timog 5/36', 'lottoball'],
  ['Central Draw', 'Gitnang Bola', 'lottodrum'],
  ['Hanoi Special', 'Hanoi Special', 'lottoball'],
  ['Saigon Evening', 'Gabi ng Saigon', 'lottodrum'],
  ['Mekong Draw', 'Bola ng Mekong', 'lottoball'],
  ['Da Lat Morning', 'Umaga ng Da Lat', 'lottodrum'],
  ['Hue Heritage', 'Pamana ng Hue', 'lottoball'],
  ['Nha Trang Coast', 'Baybay Nha Trang', 'lottodrum'],
  ['Can Tho Market', 'Palengke ng Can Tho', 'lottoball'],
  ['Ha Long Bay', 'Look ng Ha Long', 'lottodrum'],
  ['Lotus Five', 'Lotus Lima', 'lottoball'],
  ['Red River Draw', 'Bola ng Red River', 'lottodrum'],
]);
export const LOTTO_SEA_NAMES = pairs([
  ['Manila 5/36', 'Manila 5/36', 'lottoball'],
  ['Luzon Lotto', 'Luzon Lotto', 'lottodrum'],
  ['Visayas 5/36', 'Visayas 5/36', 'lottoball'],
  ['Mindanao Lotto', 'Mindanao Lotto', 'lottodrum'],
  ['Bangkok Lotto', 'Bangkok Lotto', 'lottoball'],
  ['Jakarta 5/36', 'Jakarta 5/36', 'lottodrum'],
  ['Straits Lotto', 'Straits Lotto', 'lottoball'],
  ['Vientiane Draw', 'Bola ng Vientiane', 'lottodrum'],
  ['Angkor Lotto', 'Angkor Lotto', 'lottoball'],
  ['Borneo 5/36', 'Borneo 5/36', 'lottodrum'],
  ['Palawan 5/36', 'Palawan 5/36', 'lottoball'],
  ['Monsoon Lotto', 'Habagat Lotto', 'lottodrum'],
]);
export const ELOTT_NAMES = cross(
  [
    ...same('Instant', 'Harbour', 'Lantern', 'Club', 'Plaza'),
    ['Sunny', 'Maaraw na'],
    ['Lucky', 'Masuwerteng'],
    ['Grand', 'Engrandeng'],
  ],
  [
    ['Five of 36', 'Lima sa 36', 'lottoball'],
    ['Lotto Five', 'Lotto Lima', 'lottodrum'],
    ['Five Balls', 'Limang Bola', 'lottoball'],
    ['Pick Five', 'Piling Lima', 'lottodrum'],
    ['Five Numbers', 'Limang Numero', 'lottoball'],
    ['Lotto 5/36', 'Lotto 5/36', 'lottodrum'],
    ['Drum Five', 'Tambol Lima', 'lottoball'],
  ],
);
