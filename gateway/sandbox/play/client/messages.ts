import { languageTag, type PageLanguage, pageLanguage } from './language.ts';

/** Every text of the sandbox's games, by the platform's language codes. */
const EN = {
  balance: 'Balance',
  bet: 'Bet',
  win: 'Win',
  spin: 'Spin',
  turning: 'The reels are turning',
  nextSpin: 'Next spin in a moment',
  wait: 'In a moment',
  lessBet: 'Lower the bet',
  moreBet: 'Raise the bet',
  sound: 'Sound',
  info: 'Pays and rules',
  history: 'History',
  close: 'Close',
  retry: 'Try again',
  trial: 'Free play',
  good: 'Good luck!',
  noWin: 'No win',
  jackpot: 'Jackpot',
  jackpotAmount: 'Jackpot {amount}',
  jackpotWon: 'You win the jackpot: {amount}. The whole round pays {total}.',
  jackpotGrows:
    'The jackpot stands at {amount}. It starts at {seed}, and {share}% of every bet of real money is added to it. Whoever wins it is paid all of it, and it starts again.',
  jackpotChance:
    'With every spin the server also draws whether it wins the jackpot, apart from the reels. The chance goes with the bet: at your bet of {bet} it is 1 in {every}, and twice the bet has twice the chance. How high the jackpot stands and how long nobody has won it change nothing.',
  jackpotFree: 'Free play does not take part: it adds nothing to the jackpot and cannot win it.',
  jackpotRtp:
    'What the jackpot returns is {share}% that bets add to it and {seed}% from where it starts.',
  youWin: 'You win {amount}',
  returned: 'Returned',
  returnedAmount: 'Returned {amount}',
  bigWin: 'Big win',
  hugeWin: 'Huge win',
  megaWin: 'Mega win',
  lineWins: '{count} lines win {amount}',
  lineWin: 'Line {line} wins {amount}',
  freeSpins: 'Free spins',
  freeSpinsWon: '{count} free spins, all wins × {multiplier}',
  freeSpinOf: 'Free spin {number} of {count}',
  freeSpinsTotal: 'Free spins won {amount}',
  freeSpinsReturned: 'Free spins returned {amount}',
  resumed: 'Your last round was interrupted. Here is how it ended.',
  insufficient_balance: 'Your balance does not cover this bet. Lower the bet or make a deposit.',
  limitReached: 'This bet would pass a limit that you set yourself. No bet was placed.',
  limitLoss: 'Of your loss limit for {period} {left} is left. It is whole again on {time}.',
  limitWager: 'Of your limit for stakes for {period} {left} is left. It is whole again on {time}.',
  limitTime:
    'The time that you allowed yourself for {period} is used up. It is whole again on {time}.',
  period_day: 'a day',
  period_week: 'seven days',
  period_month: 'a month',
  realityCheck: 'Please answer the reality check first. No bet was placed.',
  roundTooSoon:
    'The last round has not taken its time yet. No bet was placed; you can bet again in a moment.',
  roundOpen:
    'A round of this game is not over yet. No bet was placed. Open the game again to go on with that round.',
  leftRule:
    'A round that you leave waits for you for 24 hours and goes on where it was. After that it is ended without you: {how}',
  playerExcluded: 'You are taking a break from playing. No bet was placed.',
  identityRequired:
    'Play waits until your documents are accepted. You find them under Safer gambling, Identity. No bet was placed.',
  connection_lost:
    'The connection was lost. Your round is safe: trying again shows the same round.',
  closed: 'This game was closed. Please open it again from the portal.',
  loggedOut: 'You are logged out, so this game was closed. Log in and open it again.',
  maintenance: 'Maintenance',
  systemMaintenance:
    'We are under maintenance. No bet was placed or changed, and your balance is as it was. You can go on here afterwards.',
  gameMaintenance:
    'This game is under maintenance. No bet was placed or changed, and your balance is as it was. You can go on here afterwards.',
  regionRestricted: 'Playing is not offered at your location. No bet was placed or changed.',
  domainInvalid:
    'This address does not belong to us. Open the game again at our own address, or contact customer service.',
  until: 'It is expected to end on {time}.',
  failed: 'Something went wrong. Your round is safe: trying again shows the same round.',
  rtp: 'Return to player',
  rtpText:
    'The theoretical return of this game is {rtp}% of all bets over a long time. It is computed exactly from the reels: {base}% from paid spins and {free}% from free spins. Free spins start once in {every} spins on average.',
  rtpTextJackpot:
    'The theoretical return of this game is {rtp}% of all bets over a long time. It is computed exactly: {base}% from paid spins, {free}% from free spins and {jackpot}% from the jackpot. Free spins start once in {every} spins on average.',
  rules:
    'Wins are paid from the left on {lines} fixed lines. Each line pays its highest win; wins of different lines are added. Pays shown are for your bet of {bet}.',
  wildText: 'Wild stands for every symbol but the scatter. It appears on the middle reels.',
  scatterText:
    'Three, four or five scatters anywhere pay {pays} and bring {spins} free spins in which every win is × {multiplier}. They can be won again, up to {limit}.',
  fair: 'Every result is drawn by the server before the reels turn and stored before you see it. Nothing that you press changes it.',
  fairRound:
    'Every result is drawn by the server and stored before you see it. An interrupted round is shown to its end when you come back.',
  spaceBets: 'Once you have pressed “{button}” yourself, the space bar bets too.',
  linesTitle: 'Lines',
  time: 'Time',
  order: 'Order',
  result: 'Result',
  noRounds: 'No rounds yet. Your bets and wins will be listed here.',
  loading: 'Loading the game',
  deal: 'Deal',
  undo: 'Undo',
  clear: 'Clear',
  rebet: 'Repeat',
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  chip: 'Chip {amount}',
  placeBets: 'Place your bets',
  placeBet: 'Choose your bet',
  goesOn: 'Your last round was interrupted. It goes on where it was.',
  playerWins: 'Player wins, {player} to {banker}',
  bankerWins: 'Banker wins, {banker} to {player}',
  tieResult: 'Tie at {player}',
  baccaratRules:
    'Eight decks, shuffled anew for every coup. Player pays 1 to 1, Banker 0.95 to 1, Tie 8 to 1; on a tie, Player and Banker bets are returned. The third card follows the punto banco rules.',
  baccaratRtp: 'Return to player: Player {player}%, Banker {banker}%, Tie {tie}%.',
  baccaratChances:
    'How often each side wins: Player {player}%, Banker {banker}%, Tie {tie}% of all coups.',
  paceRule:
    'From the start of one round to the start of the next at least {seconds} seconds go by. Nothing makes a round shorter.',
  maxBet: 'The highest bet is {amount}.',
  minBet: 'The lowest bet is {amount}.',
};

export type MessageKey = keyof typeof EN;

const TY: Record<MessageKey, string> = {
  balance: 'Balanse',
  bet: 'Taya',
  win: 'Panalo',
  spin: 'Paikutin',
  turning: 'Umiikot ang mga reel',
  nextSpin: 'Sandali lang bago ang susunod na ikot',
  wait: 'Sandali lang',
  lessBet: 'Babaan ang taya',
  moreBet: 'Taasan ang taya',
  sound: 'Tunog',
  info: 'Bayad at mga tuntunin',
  history: 'Kasaysayan',
  close: 'Isara',
  retry: 'Subukang muli',
  trial: 'Libreng laro',
  good: 'Good luck!',
  noWin: 'Walang panalo',
  jackpot: 'Jackpot',
  jackpotAmount: 'Jackpot na {amount}',
  jackpotWon: 'Napanalunan mo ang jackpot: {amount}. {total} ang buong bayad ng round.',
  jackpotGrows:
    'Nasa {amount} na ang jackpot. Nagsisimula ito sa {seed}, at nadaragdagan ng {share}% ng bawat taya na totoong pera. Buo itong ibinabayad sa mananalo, at saka nagsisimula ulit.',
  jackpotChance:
    'Sa bawat ikot, binubunot din ng server kung mananalo ito ng jackpot, hiwalay sa mga reel. Ayon sa taya ang tsansa: sa taya mong {bet}, 1 sa {every}, at doble ang tsansa kapag doble ang taya. Walang epekto kung gaano na kalaki ang jackpot o kung gaano na katagal na walang nananalo.',
  jackpotFree:
    'Hindi kasali ang libreng laro: wala itong idinaragdag sa jackpot at hindi ito puwedeng manalo nito.',
  jackpotRtp:
    'Binubuo ang ibinabalik ng jackpot ng {share}% na idinaragdag ng mga taya at {seed}% mula sa simula nito.',
  youWin: 'Nanalo ka ng {amount}',
  returned: 'Ibinalik',
  returnedAmount: 'Ibinalik ang {amount}',
  bigWin: 'Malaking panalo',
  hugeWin: 'Napakalaking panalo',
  megaWin: 'Dambuhalang panalo',
  lineWins: '{count} linya ang nanalo ng {amount}',
  lineWin: 'Nanalo ang linya {line} ng {amount}',
  freeSpins: 'Libreng ikot',
  freeSpinsWon: '{count} libreng ikot, lahat ng panalo × {multiplier}',
  freeSpinOf: 'Libreng ikot {number} ng {count}',
  freeSpinsTotal: 'Nanalo ang mga libreng ikot ng {amount}',
  freeSpinsReturned: 'Ibinalik ng mga libreng ikot ang {amount}',
  resumed: 'Naputol ang huli mong laro. Ganito ito natapos.',
  insufficient_balance: 'Kulang ang balanse mo para sa tayang ito. Babaan ang taya o magdeposito.',
  limitReached: 'Lalampas ang tayang ito sa limitasyong ikaw ang nagtakda. Walang tayang nailagay.',
  limitLoss:
    '{left} ang natitira sa limitasyon mo sa pagkatalo sa {period}. Buo muli ito sa {time}.',
  limitWager: '{left} ang natitira sa limitasyon mo sa taya sa {period}. Buo muli ito sa {time}.',
  limitTime: 'Naubos na ang oras na itinakda mo sa sarili sa {period}. Buo muli ito sa {time}.',
  period_day: 'isang araw',
  period_week: 'pitong araw',
  period_month: 'isang buwan',
  realityCheck: 'Sagutin muna ang paalala sa paglalaro. Walang tayang nailagay.',
  roundTooSoon:
    'Hindi pa tapos ang oras ng huling laro. Walang tayang nailagay; makatataya ka muli maya-maya.',
  roundOpen:
    'May laro rito na hindi pa tapos. Walang tayang nailagay. Buksang muli ang laro para maituloy iyon.',
  leftRule:
    'Maghihintay sa iyo nang 24 oras ang larong iniwan mo at magpapatuloy kung saan ka huminto. Pagkatapos nito, tatapusin ito nang wala ka: {how}',
  playerExcluded: 'Nagpapahinga ka sa paglalaro. Walang tayang nailagay.',
  identityRequired:
    'Maghihintay ang paglalaro hanggang matanggap ang mga dokumento mo. Nasa Mas ligtas na paglalaro, Pagkakakilanlan ang mga ito. Walang tayang nailagay.',
  connection_lost:
    'Naputol ang koneksyon. Ligtas ang laro mo: pareho ang lalabas kapag sinubukang muli.',
  closed: 'Isinara na ang larong ito. Buksan itong muli mula sa portal.',
  loggedOut: 'Naka-log out ka na kaya isinara ang larong ito. Mag-log in at buksan itong muli.',
  maintenance: 'Maintenance',
  systemMaintenance:
    'Nasa maintenance kami. Walang tayang nailagay o nabago, at pareho pa rin ang balanse mo. Maitutuloy mo rito pagkatapos.',
  gameMaintenance:
    'Nasa maintenance ang larong ito. Walang tayang nailagay o nabago, at pareho pa rin ang balanse mo. Maitutuloy mo rito pagkatapos.',
  regionRestricted:
    'Hindi iniaalok ang paglalaro sa iyong lokasyon. Walang tayang nailagay o nabago.',
  domainInvalid:
    'Hindi sa amin ang address na ito. Buksan ang laro sa sarili naming address, o makipag-ugnayan sa customer service.',
  until: 'Inaasahang matatapos ito sa {time}.',
  failed: 'May nangyaring mali. Ligtas ang laro mo: pareho ang lalabas kapag sinubukang muli.',
  rtp: 'Balik sa manlalaro',
  rtpText:
    'Ang teoretikal na balik ng larong ito ay {rtp}% ng lahat ng taya sa mahabang panahon. Eksaktong kinuwenta mula sa mga reel: {base}% mula sa bayad na ikot at {free}% mula sa libreng ikot. Karaniwang nagsisimula ang libreng ikot minsan sa {every} ikot.',
  rtpTextJackpot:
    'Ang teoretikal na balik ng larong ito ay {rtp}% ng lahat ng taya sa mahabang panahon. Eksaktong kinuwenta: {base}% mula sa bayad na ikot, {free}% mula sa libreng ikot at {jackpot}% mula sa jackpot. Karaniwang nagsisimula ang libreng ikot minsan sa {every} ikot.',
  rules:
    'Binabayaran ang panalo mula sa kaliwa sa {lines} nakapirming linya. Pinakamataas na panalo ang binabayaran ng bawat linya; pinagsasama ang panalo ng iba’t ibang linya. Para sa tayang {bet} ang mga bayad na nakalista.',
  wildText:
    'Ang wild ay pamalit sa lahat ng simbolo maliban sa scatter. Lumalabas ito sa mga gitnang reel.',
  scatterText:
    'Ang tatlo, apat o limang scatter saanman ay nagbabayad ng {pays} at nagbibigay ng {spins} libreng ikot kung saan bawat panalo ay × {multiplier}. Maaari itong mapanalunan muli, hanggang {limit}.',
  fair: 'Bawat resulta ay binubunot ng server bago umikot ang mga reel at itinatago bago mo makita. Walang mapipindot na makababago nito.',
  fairRound:
    'Bawat resulta ay binubunot ng server at itinatago bago mo makita. Kapag naputol ang laro, ipapakita ang katapusan nito pagbalik mo.',
  spaceBets: 'Kapag napindot mo na ang “{button}”, puwede nang tumaya gamit ang space bar.',
  linesTitle: 'Mga linya',
  time: 'Oras',
  order: 'Order',
  result: 'Resulta',
  noRounds: 'Wala pang laro. Dito ililista ang mga taya at panalo mo.',
  loading: 'Nilo-load ang laro',
  deal: 'Ibigay',
  undo: 'Bawiin',
  clear: 'Burahin',
  rebet: 'Ulitin',
  player: 'Player',
  banker: 'Banker',
  tie: 'Tabla',
  chip: 'Chip na {amount}',
  placeBets: 'Ilagay ang taya mo',
  placeBet: 'Piliin ang taya mo',
  goesOn: 'Naputol ang huli mong laro. Magpapatuloy ito kung saan huminto.',
  playerWins: 'Panalo ang Player, {player} laban sa {banker}',
  bankerWins: 'Panalo ang Banker, {banker} laban sa {player}',
  tieResult: 'Tabla sa {player}',
  baccaratRules:
    'Walong baraha, binabalasa bawat laro. Player 1 sa 1, Banker 0.95 sa 1, Tabla 8 sa 1; sa tabla, ibinabalik ang taya sa Player at Banker. Sumusunod ang ikatlong baraha sa tuntunin ng punto banco.',
  baccaratRtp: 'Balik sa manlalaro: Player {player}%, Banker {banker}%, Tabla {tie}%.',
  baccaratChances:
    'Gaano kadalas manalo ang bawat panig: Player {player}%, Banker {banker}%, Tabla {tie}% ng lahat ng laro.',
  paceRule:
    'Hindi bababa sa {seconds} segundo mula sa simula ng isang laro hanggang sa simula ng susunod. Walang nagpapaikli sa isang laro.',
  maxBet: 'Ang pinakamataas na taya ay {amount}.',
  minBet: 'Ang pinakamababang taya ay {amount}.',
};

const COMMON: Readonly<Record<PageLanguage, Record<MessageKey, string>>> = { EN, TY };

/** Texts that a game has in addition to the common ones. */
export type Texts<Key extends string> = Readonly<
  Record<PageLanguage, Readonly<Record<Key, string>>>
>;

export type Say<Key extends string = never> = (
  key: MessageKey | Key,
  values?: Record<string, string | number>,
) => string;

/** The texts of one language. Values replace `{name}` placeholders and are never parsed as markup. */
export function translator<Key extends string = never>(
  language: string,
  own?: Texts<Key>,
): Say<Key> {
  const spoken = pageLanguage(language);
  const texts: Readonly<Record<string, string>> = { ...COMMON[spoken], ...own?.[spoken] };
  document.documentElement.lang = languageTag(spoken);
  return (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
