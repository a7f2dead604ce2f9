export const TEXTS = {
  EN: {
    begin: 'Lay the mines',
    mines: 'Mines',
    minesCount: '{count} mines',
    oneMine: '1 mine',
    tile: 'Tile {row}, {column}',
    tileClosed: 'Tile {row}, {column}: closed',
    tileGem: 'Tile {row}, {column}: clear',
    tileMine: 'Tile {row}, {column}: mine',
    tileHit: 'Tile {row}, {column}: the mine that you opened',
    field: 'Field',
    ladder: 'Pays',
    step: '{tiles} clear: × {pays}',
    collect: 'Collect {amount}',
    first: 'Open a tile',
    clear: '{tiles} clear. Collect {amount}, or open another tile.',
    hit: 'A mine. The round is over.',
    collected: 'Collected {amount}.',
    left: 'No tile was opened, so your bet of {amount} came back.',
    chance: 'Next tile clear: {percent}%',
    rules:
      'The mines lie under the 25 tiles before you open the first. Each clear tile raises what you can collect; a mine loses the bet. You may collect after any clear tile.',
    rulesTop:
      'Fewer clear tiles are left the more you open, so the pays grow. The last step of the ladder, at most × 1,000, is collected by itself.',
    ladderOf:
      '{mines}: 1 clear tile {first}% pays × {firstPays}; 5 clear tiles {fifth}% pays × {fifthPays}; the top, {top} tiles, pays × {topPays}.',
    rtpText:
      'Return to player: at least {least}%, at most {most}%, whenever you collect and however many mines you choose. Shown in the catalogue is the least, {least}%.',
    leftHow: 'what you can collect is collected; where no tile was opened, the bet comes back.',
  },
  TY: {
    begin: 'Ilatag ang mina',
    mines: 'Mina',
    minesCount: '{count} mina',
    oneMine: '1 mina',
    tile: 'Parisukat {row}, {column}',
    tileClosed: 'Parisukat {row}, {column}: sarado',
    tileGem: 'Parisukat {row}, {column}: ligtas',
    tileMine: 'Parisukat {row}, {column}: mina',
    tileHit: 'Parisukat {row}, {column}: ang minang nabuksan mo',
    field: 'Taniman',
    ladder: 'Bayad',
    step: '{tiles} ligtas: × {pays}',
    collect: 'Kunin ang {amount}',
    first: 'Magbukas ng parisukat',
    clear: '{tiles} ligtas. Kunin ang {amount}, o magbukas pa.',
    hit: 'May mina. Tapos na ang laro.',
    collected: 'Nakuha ang {amount}.',
    left: 'Walang nabuksang parisukat, kaya bumalik ang taya mong {amount}.',
    chance: 'Ligtas ang susunod: {percent}%',
    rules:
      'Nakalatag na ang mga mina sa ilalim ng 25 parisukat bago mo buksan ang una. Tumataas ang makukuha mo sa bawat ligtas na parisukat; talo ang taya kapag may mina. Puwedeng kumuha pagkatapos ng alinmang ligtas na parisukat.',
    rulesTop:
      'Habang nagbubukas ka, kumokonti ang ligtas na natitira, kaya lumalaki ang bayad. Kusang kinukuha ang huling hakbang, na hindi hihigit sa × 1,000.',
    ladderOf:
      '{mines}: 1 ligtas {first}% bayad × {firstPays}; 5 ligtas {fifth}% bayad × {fifthPays}; sa tuktok, {top} parisukat, bayad × {topPays}.',
    rtpText:
      'Balik sa manlalaro: hindi bababa sa {least}%, hindi hihigit sa {most}%, kailanman ka kumuha at ilan mang mina ang piliin. Ang pinakamababa, {least}%, ang nasa katalogo.',
    leftHow: 'kukunin ang puwede nang kunin; kung walang nabuksang parisukat, babalik ang taya.',
  },
} as const;
export type MinesText = keyof (typeof TEXTS)['EN'];
