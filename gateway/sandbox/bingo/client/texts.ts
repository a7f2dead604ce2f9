export const TEXTS = {
  EN: {
    buy: 'Buy a card',
    card: 'Your card',
    free: 'Free',
    marked: '{number}, drawn',
    pays: 'Pays',
    noLines: 'No line',
    oneLine: '1 line',
    lines: '{count} lines',
    moreLines: '{count} or more',
    ball: 'Ball {number} of {count}',
    drawing: 'The balls are drawn',
    won: '{lines}. You win {amount}.',
    back: '{lines}. Returned {amount}.',
    lost: 'No line is whole. No win.',
    rules:
      'You get a card with 24 numbers and a free middle. {drawn} of 75 balls are drawn; each that is on your card is marked. Rows, columns and both diagonals are lines, and the whole lines decide what is paid.',
    rulesStored:
      'Card and balls are drawn and stored when you buy. Numbers stand in their columns: B 1 to 15, I 16 to 30, N 31 to 45, G 46 to 60, O 61 to 75.',
    payLine: '{lines}: pays × {pays}, comes in {percent}% of rounds.',
    noLine: 'No line: {percent}% of rounds.',
    rtpText: 'Return to player: {rtp}%, counted over every way in which a card can be marked.',
  },
  TY: {
    buy: 'Bumili',
    card: 'Ang card mo',
    free: 'Libre',
    marked: '{number}, nabunot',
    pays: 'Bayad',
    noLines: 'Walang linya',
    oneLine: '1 linya',
    lines: '{count} linya',
    moreLines: '{count} o higit pa',
    ball: 'Bola {number} ng {count}',
    drawing: 'Binubunot ang mga bola',
    won: '{lines}. Nanalo ka ng {amount}.',
    back: '{lines}. Ibinalik ang {amount}.',
    lost: 'Walang nabuong linya. Walang panalo.',
    rules:
      'May card ka na may 24 na numero at libreng gitna. {drawn} sa 75 bola ang binubunot; minamarkahan ang bawat nasa card mo. Linya ang mga hanay, kolum at dalawang dayagonal, at ang mga nabuong linya ang batayan ng bayad.',
    rulesStored:
      'Binubunot at itinatago ang card at mga bola sa pagbili mo. May sariling kolum ang mga numero: B 1 hanggang 15, I 16 hanggang 30, N 31 hanggang 45, G 46 hanggang 60, O 61 hanggang 75.',
    payLine: '{lines}: bayad × {pays}, lumalabas sa {percent}% ng mga laro.',
    noLine: 'Walang linya: {percent}% ng mga laro.',
    rtpText:
      'Balik sa manlalaro: {rtp}%, binilang sa bawat paraan na puwedeng mamarkahan ang card.',
  },
} as const;
export type BingoText = keyof (typeof TEXTS)['EN'];
