export const TEXTS = {
  EN: {
    dragon: 'Dragon',
    tiger: 'Tiger',
    dragonWins: 'Dragon wins',
    tigerWins: 'Tiger wins',
    tieAt: 'Tie',
    resultWin: '{result}. You win {amount}.',
    resultReturned: '{result}. Returned {amount}.',
    rules:
      'Dragon and Tiger get one card each from eight decks, shuffled anew for every round. The higher card wins; the ace is the lowest, the king the highest, and suits count nothing.',
    rulesPays:
      'Dragon and Tiger pay 1 to 1, a Tie pays 11 to 1. On a tie, half of each bet on Dragon and Tiger is returned.',
    rtpText: 'Return to player: Dragon {dragon}%, Tiger {tiger}%, Tie {tie}%.',
    chances:
      'How often each side wins: Dragon {dragon}%, Tiger {tiger}%, Tie {tie}% of all rounds.',
  },
  TY: {
    dragon: 'Dragon',
    tiger: 'Tigre',
    dragonWins: 'Panalo ang Dragon',
    tigerWins: 'Panalo ang Tigre',
    tieAt: 'Tabla',
    resultWin: '{result}. Nanalo ka ng {amount}.',
    resultReturned: '{result}. Ibinalik ang {amount}.',
    rules:
      'Tig-isang baraha ang Dragon at Tigre mula sa walong baraha na binabalasa bawat laro. Panalo ang mas mataas na baraha; alas ang pinakamababa, king ang pinakamataas, at walang epekto ang palo.',
    rulesPays:
      'Dragon at Tigre 1 sa 1, Tabla 11 sa 1. Kapag tabla, ibinabalik ang kalahati ng bawat taya sa Dragon at Tigre.',
    rtpText: 'Balik sa manlalaro: Dragon {dragon}%, Tigre {tiger}%, Tabla {tie}%.',
    chances:
      'Gaano kadalas manalo ang bawat panig: Dragon {dragon}%, Tigre {tiger}%, Tabla {tie}% ng lahat ng laro.',
  },
} as const;
export type DragonTigerText = keyof (typeof TEXTS)['EN'];
