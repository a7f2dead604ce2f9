/** `[English, Filipino, motif]`: games that are named after what is played. */
type Named = readonly [string, string, string];

const cross = (prefixes: readonly (readonly [string, string])[], games: readonly Named[]) =>
  prefixes.flatMap(([en, ty]) =>
    games.map(
      ([gameEn, gameTy, motif]): Named => [
        `${en} ${gameEn}`.trim(),
        `${ty} ${gameTy}`.trim(),
        motif,
      ],
    ),
  );
const same = (...names: string[]) => names.map((name) => [name, name] as const);

export const TABLE_NAMES = cross(
  [
    ...same('Classic', 'High Roller', 'Velvet', 'Single-Deck', 'Speed', 'Salon', 'Turbo', 'Club'),
    ['Golden', 'Gintong'],
    ['Royal', 'Maharlikang'],
    ['Lucky', 'Masuwerteng'],
    ['Grand', 'Engrandeng'],
  ],
  [
    ['Blackjack', 'Blackjack', 'cards'],
    ['European Roulette', 'European Roulette', 'roulette'],
    ['French Roulette', 'French Roulette', 'roulette'],
    ['Baccarat', 'Baccarat', 'cards'],
    ['Sic Bo', 'Sic Bo', 'dice'],
    ['Craps', 'Craps', 'dice'],
    ['Pai Gow', 'Pai Gow', 'domino'],
    ['Three Card Poker', 'Three Card Poker', 'cards'],
    ['Red Dog', 'Red Dog', 'cards'],
    ['Casino War', 'Casino War', 'chips'],
    ['Color Game', 'Color Game', 'colordice'],
  ],
);
export const POKER_NAMES = cross(
  [
    ...same('', 'Double Up', 'Five-Hand', 'Ten-Hand', 'Night Owl', 'Vintage', 'Express', 'Bonus'),
    ['Royal', 'Maharlikang'],
    ['Golden', 'Gintong'],
  ],
  [
    ['Jacks or Better', 'Jacks or Better', 'cards'],
    ['Deuces Wild', 'Deuces Wild', 'poker'],
    ['Aces & Faces', 'Aces & Faces', 'poker'],
    ['Joker Poker', 'Joker Poker', 'joker'],
    ['All American', 'All American', 'poker'],
    ['Tens or Better', 'Tens or Better', 'cards'],
  ],
);
export const SCRATCH_NAMES = cross(
  [
    ...same('Pocket', 'Instant', 'Triple', 'Foil'),
    ['Lucky', 'Masuwerteng'],
    ['Golden', 'Gintong'],
    ['Sunday', 'Pang-Linggong'],
    ['Happy', 'Masayang'],
    ['Sunny', 'Maaraw na'],
    ['Little', 'Munting'],
    ['Fiesta', 'Pistang'],
  ],
  [
    ['Scratch Sevens', 'Kaskas Sevens', 'scratch'],
    ['Piggy Scratch', 'Kaskas Alkansya', 'piggy'],
    ['Clover Scratch', 'Kaskas Klover', 'clover'],
    ['Cash Tickets', 'Tiket ng Suwerte', 'scratch'],
    ['Gem Scratch', 'Kaskas Hiyas', 'gem'],
    ['Cat Scratch', 'Kaskas Pusa', 'luckycat'],
    ['Mango Scratch', 'Kaskas Mangga', 'mango'],
    ['Star Reveal', 'Bunyag ng Bituin', 'star'],
    ['Keno', 'Keno', 'lottoball'],
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
    ['Plinko', 'Plinko', 'plinko'],
    ['Rocket Climb', 'Lipad Rocket', 'rocket'],
    ['Mines', 'Mina', 'mines'],
    ['Coin Flip', 'Kara Krus', 'coin'],
    ['Dice Duel', 'Labanan ng Dais', 'dice'],
    ['Wheel', 'Gulong', 'wheel'],
    ['Hi-Lo', 'Taas-Baba', 'cards'],
    ['Balloon Pop', 'Putok Lobo', 'balloon'],
    ['Tower', 'Tore', 'castle'],
    ['Penalty Kick', 'Sipa Penalti', 'football'],
    ['Goal Rush', 'Habol Gol', 'football'],
    ['Drop Puzzle', 'Palaisipan', 'candy'],
  ],
);
export const BINGO_NAMES = cross(
  [
    ...same('Bongga', 'Neon', 'Speed', 'Sari-Sari', 'Karaoke', 'Manila'),
    ['Fiesta', 'Pistang'],
    ['Barrio', 'Baryo'],
    ['Golden', 'Gintong'],
    ['Happy', 'Masayang'],
    ['Grand', 'Engrandeng'],
    ['Sunday', 'Pang-Linggong'],
  ],
  [
    ['Bingo', 'Bingo', 'bingo'],
    ['Bingo Night', 'Gabi ng Bingo', 'bingo'],
    ['Jackpot Bingo', 'Bingo Jackpot', 'bingo'],
    ['Video Bingo', 'Video Bingo', 'bingo'],
    ['Bingo Blackout', 'Bingo Blackout', 'bingo'],
  ],
);

export const LIVE_NAMES = cross(
  [
    ...same('', 'Speed', 'Salon Privé', 'VIP', 'Emerald', 'Sapphire', 'Bellagrove', 'Velvet'),
    ...same('Atrium', 'Lightning Hour', 'Midnight', 'Manila', 'Cebu', 'Riviera'),
    ['Golden', 'Gintong'],
    ['Grand', 'Engrandeng'],
  ],
  [
    ['Baccarat', 'Baccarat', 'dealerCards'],
    ['Roulette', 'Roulette', 'dealerRoulette'],
    ['Blackjack', 'Blackjack', 'dealerCards'],
    ['Dragon Tiger', 'Dragon Tiger', 'dealerTiger'],
    ['Sic Bo', 'Sic Bo', 'dealerDice'],
    ['Squeeze Baccarat', 'Pigang Baccarat', 'dealerCards'],
    ['Dream Wheel', 'Gulong ng Pangarap', 'dealerWheel'],
    ['Andar Bahar', 'Andar Bahar', 'dealerCards'],
    ['Casino Hold’em', 'Casino Hold’em', 'dealerCards'],
    ['Color Game', 'Color Game', 'dealerDice'],
    ['Teen Patti', 'Teen Patti', 'dealerCards'],
    ['Auto Roulette', 'Auto Roulette', 'roulette'],
    ['Football Studio', 'Football Studio', 'dealerFootball'],
    ['Fan Tan', 'Fan Tan', 'dealerDice'],
    ['Three Card Poker', 'Three Card Poker', 'dealerCards'],
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
    ['Tongits', 'Tongits', 'cards'],
    ['Pusoy', 'Pusoy', 'poker'],
    ['Pusoy Dos', 'Pusoy Dos', 'cards'],
    ['Lucky Nine', 'Lucky Nine', 'cards'],
    ['Mahjong', 'Mahjong', 'mahjong'],
    ['Texas Hold’em', 'Texas Hold’em', 'poker'],
    ['Rummy', 'Rummy', 'joker'],
    ['Dominoes', 'Domino', 'domino'],
    ['Four Color Cards', 'Kuwatro', 'poker'],
    ['Ludo', 'Ludo', 'colordice'],
    ['Teen Patti', 'Teen Patti', 'cards'],
    ['Big Two', 'Malaking Dos', 'poker'],
  ],
);
const pairs = (list: readonly Named[]) => list;
export const SPORTS_NAMES = pairs([
  ['Sportsbook', 'Sportsbook', 'football'],
  ['Live Betting', 'Live na Pustahan', 'stadium'],
  ['Virtual Football', 'Virtual Football', 'football'],
  ['Virtual Basketball', 'Virtual Basketball', 'basketball'],
  ['Tennis Desk', 'Tennis Desk', 'tennis'],
  ['Hoops Market', 'Basketbol Market', 'basketball'],
  ['Fight Night', 'Gabi ng Boksing', 'boxing'],
  ['Horse Racing', 'Karera ng Kabayo', 'horse'],
  ['Baseball Line', 'Baseball Line', 'baseball'],
]);
export const ESPORTS_NAMES = pairs([
  ['Esports Book', 'Esports Book', 'gamepad'],
  ['MOBA Matchday', 'MOBA Matchday', 'mech'],
  ['Tactical Shooter Odds', 'Tactical Shooter Odds', 'crosshair'],
  ['Battle Royale Picks', 'Battle Royale Picks', 'crosshair'],
  ['Racing League', 'Racing League', 'car'],
  ['Strategy Masters', 'Strategy Masters', 'trophy'],
  ['Fighting Circuit', 'Fighting Circuit', 'mech'],
  ['Grand Finals', 'Grand Finals', 'trophy'],
]);
export const COCKFIGHT_NAMES = pairs([
  ['Derby Live', 'Derby Live', 'rooster'],
  ['Ulutan Arena', 'Ulutan Arena', 'rooster'],
  ['Meron Wala', 'Meron Wala', 'rooster'],
  ['Champions Pit', 'Pit ng mga Kampeon', 'rooster'],
]);
export const LOTTO_VN_NAMES = pairs([
  ['Northern 1 Minute', 'Hilaga 1 Minuto', 'lottoball'],
  ['Northern 5 Minutes', 'Hilaga 5 Minuto', 'lottodrum'],
  ['Southern 1 Minute', 'Timog 1 Minuto', 'lottoball'],
  ['Central Draw', 'Gitnang Bola', 'lottodrum'],
  ['Hanoi Special', 'Hanoi Special', 'lottoball'],
  ['Saigon Evening', 'Gabi ng Saigon', 'lottodrum'],
  ['Mekong Draw', 'Bola ng Mekong', 'lottoball'],
  ['Da Lat Morning', 'Umaga ng Da Lat', 'lottodrum'],
  ['Hue Heritage', 'Pamana ng Hue', 'lottoball'],
  ['Nha Trang Coast', 'Baybay Nha Trang', 'lottodrum'],
  ['Can Tho Market', 'Palengke ng Can Tho', 'lottoball'],
  ['Ha Long Bay', 'Look ng Ha Long', 'lottodrum'],
  ['Lotus Three', 'Lotus Tatlo', 'lottoball'],
  ['Red River Daily', 'Araw-araw Red River', 'lottodrum'],
]);
export const LOTTO_SEA_NAMES = pairs([
  ['Manila 3D', 'Manila 3D', 'lottoball'],
  ['Luzon Swertres', 'Luzon Swertres', 'lottodrum'],
  ['Visayas 2D', 'Visayas 2D', 'lottoball'],
  ['Mindanao 4D', 'Mindanao 4D', 'lottodrum'],
  ['Bangkok Weekly', 'Lingguhang Bangkok', 'lottoball'],
  ['Jakarta 4D', 'Jakarta 4D', 'lottodrum'],
  ['Straits 4D', 'Straits 4D', 'lottoball'],
  ['Vientiane Draw', 'Bola ng Vientiane', 'lottodrum'],
  ['Angkor Lotto', 'Angkor Lotto', 'lottoball'],
  ['Borneo 6/45', 'Borneo 6/45', 'lottodrum'],
  ['Palawan 6/42', 'Palawan 6/42', 'lottoball'],
  ['Monsoon 5D', 'Habagat 5D', 'lottodrum'],
]);
export const ELOTT_NAMES = cross(
  [
    ...same('One-Minute', 'Speed', 'Turbo', 'Club', 'Daily'),
    ['Five-Minute', 'Limang Minutong'],
    ['Lucky', 'Masuwerteng'],
    ['Grand', 'Engrandeng'],
  ],
  [
    ['Fast Three', 'Mabilis na Tatlo', 'dice'],
    ['Eleven Five', 'Onse Singko', 'lottoball'],
    ['Racing Ten', 'Karerang Sampu', 'car'],
    ['Happy Eight', 'Masayang Otso', 'lottodrum'],
    ['Keno', 'Keno', 'lottoball'],
    ['Big Small', 'Malaki Maliit', 'dice'],
    ['Mark Six', 'Anim na Bola', 'lottodrum'],
  ],
);
