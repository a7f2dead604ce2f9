import { CARD_TEXTS } from '../../play/client/cards.ts';
export const TEXTS = {
  EN: {
    ...CARD_TEXTS.EN,
    higher: 'Higher',
    lower: 'Lower',
    same: 'Same',
    higherSame: 'Higher or same',
    lowerSame: 'Lower or same',
    collect: 'Collect',
    place: 'Choose your bet and guess the next card',
    right: 'Right! {card}. You have {amount}: climb on or collect.',
    wrong: '{card}. The climb ends here.',
    collected: 'Collected {amount}. Choose your bet and guess again.',
    top: '{card}. Your pot reached the highest bet: {amount} are yours.',
    turning: 'The next card, face down',
    returned: '{card}. Returned {amount}.',
    atStake: 'At stake now',
    climb: 'Your climb',
    step: 'Step {number}: {amount}',
    odds: '{percent}% · pays × {pays}',
    rules:
      'Guess whether the next card is higher or lower. The ace is the lowest card, the king the highest. Between them an equal rank wins both ways; on an ace or a king you may bet on "same" instead.',
    rulesClimb:
      'Every guess is a bet of its own, settled at once: what you win is in your balance. Climbing on stakes the whole pot again, up to the highest bet. Collect, or just close the game, and you keep it.',
    rulesDeck:
      'Each card comes from a full deck of 52, shuffled anew: cards that lie on the table change nothing.',
    rulesKeys:
      'Once you have pressed a guess yourself, the arrow keys up and down guess higher and lower.',
    rtpText:
      'Return to player: {mean}% on average over all guesses; {least}% to {most}% by card and guess, counted over every card.',
  },
  TY: {
    ...CARD_TEXTS.TY,
    higher: 'Mas mataas',
    lower: 'Mas mababa',
    same: 'Pareho',
    higherSame: 'Mas mataas o pareho',
    lowerSame: 'Mas mababa o pareho',
    collect: 'Kunin',
    place: 'Piliin ang taya at hulaan ang susunod na baraha',
    right: 'Tama! {card}. May {amount} ka: umakyat pa o kunin na.',
    wrong: '{card}. Dito natapos ang pag-akyat.',
    collected: 'Nakuha ang {amount}. Piliin ang taya at humula muli.',
    top: '{card}. Umabot ang pot mo sa pinakamataas na taya: sa iyo na ang {amount}.',
    turning: 'Ang susunod na baraha, nakataob',
    returned: '{card}. Ibinalik ang {amount}.',
    atStake: 'Nakataya ngayon',
    climb: 'Ang pag-akyat mo',
    step: 'Hakbang {number}: {amount}',
    odds: '{percent}% · bayad × {pays}',
    rules:
      'Hulaan kung mas mataas o mas mababa ang susunod na baraha. Ang alas ang pinakamababa, ang king ang pinakamataas. Sa pagitan nila, panalo ang parehong ranggo sa alinmang hula; sa alas o king, puwedeng tumaya sa "pareho".',
    rulesClimb:
      'Bawat hula ay sariling taya at agad na binabayaran: nasa balanse mo na ang panalo. Itinataya muli ng pag-akyat ang buong pot, hanggang sa pinakamataas na taya. Kunin, o isara lang ang laro, at sa iyo na ito.',
    rulesDeck:
      'Bawat baraha ay galing sa buong 52 baraha na binalasa muli: walang epekto ang mga barahang nasa mesa.',
    rulesKeys:
      'Kapag nakapindot ka na ng isang hula, puwede nang gamitin ang arrow key na pataas para sa mas mataas at pababa para sa mas mababa.',
    rtpText:
      'Balik sa manlalaro: {mean}% sa karaniwan sa lahat ng hula; {least}% hanggang {most}% ayon sa baraha at hula, binilang sa bawat baraha.',
  },
} as const;
export type HiLoText = keyof (typeof TEXTS)['EN'];
