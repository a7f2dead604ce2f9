export const TEXTS = {
  EN: {
    buy: 'Buy a card',
    card: 'Your card',
    prizes: 'Prizes',
    field: 'Field {number}: scratch it',
    shown: 'Field {number}: {amount}',
    empty: 'Field {number}: no card yet',
    scratchAll: 'Scratch all',
    scratch: 'Scratch the fields.',
    won: 'Three times {prize}. You win {amount}.',
    back: 'Three times {prize}. Returned {amount}.',
    lost: 'No amount stands there three times. No win.',
    find: 'Find an amount three times',
    rules:
      'Buy a card and scratch its nine fields. An amount that stands there three times is yours; no card has two of them.',
    rulesPrinted:
      'The card was printed and stored when you bought it: in which order you scratch changes nothing. If you leave, the same card waits for you.',
    prizeLine: '× {pays}: {tickets} of {series} cards.',
    rtpText:
      'Return to player: {rtp}%, counted over all {series} cards of a series. {winning}% of cards win something, the stake included.',
  },
  TY: {
    buy: 'Bumili',
    card: 'Ang card mo',
    prizes: 'Mga premyo',
    field: 'Parisukat {number}: kaskasin',
    shown: 'Parisukat {number}: {amount}',
    empty: 'Parisukat {number}: wala pang card',
    scratchAll: 'Kaskasin lahat',
    scratch: 'Kaskasin ang mga parisukat.',
    won: 'Tatlong {prize}. Nanalo ka ng {amount}.',
    back: 'Tatlong {prize}. Ibinalik ang {amount}.',
    lost: 'Walang halagang lumabas nang tatlo. Walang panalo.',
    find: 'Humanap ng tatlong magkapareho',
    rules:
      'Bumili ng card at kaskasin ang siyam na parisukat. Sa iyo ang halagang lumabas nang tatlo; walang card na may dalawa nito.',
    rulesPrinted:
      'Inilimbag at itinago ang card noong binili mo: walang binabago ang pagkakasunod ng pagkaskas. Kapag umalis ka, maghihintay ang parehong card.',
    prizeLine: '× {pays}: {tickets} sa {series} card.',
    rtpText:
      'Balik sa manlalaro: {rtp}%, binilang sa lahat ng {series} card ng isang serye. {winning}% ng mga card ang may panalo, kasama ang naibabalik na taya.',
  },
} as const;
export type ScratchText = keyof (typeof TEXTS)['EN'];
