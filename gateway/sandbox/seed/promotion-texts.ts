import type { PromotionCategory, PromotionKind } from '@baize/gateway/contract/promotions.ts';
import type { Rule } from '@baize/gateway/modules/promotions/rules.ts';
import { RANK_PROMOTION, RANK_TURNOVER_TIMES } from './vip.ts';

/** English and Filipino. */
type Both = readonly [en: string, ty: string];

interface Common {
  /** Also the `promotionType` of announcements, and the target of links. */
  readonly id: string;
  readonly category: PromotionCategory;
  readonly title: Both;
  readonly summary: Both;
  readonly terms: readonly [en: readonly string[], ty: readonly string[]];
  /** The scene of its banner. */
  readonly scene: string;
  readonly minVipLevel?: number;
  /** Days relative to the first start; negative ones are in the past. */
  readonly startsIn: number;
  readonly endsIn?: number;
}

type DemoPromotion = {
  [Kind in PromotionKind]: Common & { readonly kind: Kind; readonly rule: Rule<Kind> };
}[PromotionKind];

const DECLINE: Both = [
  'You decide: a bonus that is never claimed asks for nothing.',
  'Ikaw ang magpapasya: walang hinihingi ang bonus na hindi kinuha.',
];

/** The promotions of the demo's merchant: each kind, and each state of its lifetime. */
export const DEMO_PROMOTIONS: readonly DemoPromotion[] = [
  {
    id: 'DEPOSIT',
    kind: 'firstDeposit',
    category: 'deposit',
    scene: 'leftmenu',
    title: ['First deposit: 50% on top', 'Unang deposito: may dagdag na 50%'],
    summary: [
      'Join, make your first deposit of 10 or more, and claim half of it, up to 100.',
      'Sumali, magdeposito ng 10 pataas sa unang beses, at kunin ang kalahati nito, hanggang 100.',
    ],
    terms: [
      [
        'Join before your first deposit. It counts from 10 up, after fees.',
        'The bonus is 50% of the deposit and at most 100. Claim it within 14 days.',
        'Turnover: 12 times the bonus, from the claim on, before the next withdrawal.',
        DECLINE[0],
      ],
      [
        'Sumali bago ang unang deposito. Bibilangin ito mula 10 pataas, matapos ang bayarin.',
        'Ang bonus ay 50% ng deposito at hanggang 100. Kunin ito sa loob ng 14 na araw.',
        'Turnover: 12 beses ng bonus, mula sa pagkuha, bago ang susunod na pag-withdraw.',
        DECLINE[1],
      ],
    ],
    rule: { percent: 50, most: 100, least: 10, turnoverTimes: 12, claimDays: 14 },
    startsIn: -60,
  },
  {
    id: 'RELOAD',
    kind: 'reload',
    category: 'deposit',
    scene: 'reload',
    title: ['Daily reload: 10% back in', 'Araw-araw na reload: dagdag na 10%'],
    summary: [
      'The first deposit of each day brings a tenth on top, up to 30.',
      'May dagdag na ikasampu ang unang deposito sa bawat araw, hanggang 30.',
    ],
    terms: [
      [
        'Join once. From your second deposit on, the first one of a day of 20 or more counts.',
        'The bonus is 10% and at most 30. Claim it within 2 days.',
        'Turnover: 8 times the bonus.',
        DECLINE[0],
      ],
      [
        'Isang beses lang sumali. Mula sa ikalawang deposito, bibilangin ang una sa bawat araw na 20 pataas.',
        'Ang bonus ay 10% at hanggang 30. Kunin ito sa loob ng 2 araw.',
        'Turnover: 8 beses ng bonus.',
        DECLINE[1],
      ],
    ],
    rule: { percent: 10, most: 30, least: 20, turnoverTimes: 8, claimDays: 2 },
    startsIn: -60,
  },
  {
    id: 'REBATE',
    kind: 'rebate',
    category: 'games',
    scene: 'rebate',
    title: ['Rebate: 0.5% of every bet', 'Rebate: 0.5% ng bawat taya'],
    summary: [
      'Win or lose, half a percent of yesterday’s bets comes back today.',
      'Manalo o matalo, babalik ngayon ang kalahating porsiyento ng mga taya kahapon.',
    ],
    terms: [
      [
        'Join once. Bets of real money from then on count, on every game.',
        'What a day has brought can be claimed on the next one, from 0.10 up.',
        'Turnover: once the rebate.',
      ],
      [
        'Isang beses lang sumali. Bibilangin mula noon ang mga taya ng totoong pera sa lahat ng laro.',
        'Ang naipon sa isang araw ay makukuha sa susunod na araw, mula 0.10 pataas.',
        'Turnover: isang beses ng rebate.',
      ],
    ],
    rule: { percent: 0.5, least: 0.1, turnoverTimes: 1 },
    startsIn: -90,
  },
  {
    id: 'RAFFLE',
    kind: 'raffle',
    category: 'events',
    scene: 'raffle',
    title: ['The lantern draw', 'Bola ng mga parol'],
    summary: [
      'Stake 5 within seven days and draw once a day: every lantern holds a prize, up to 88.',
      'Tumaya ng 5 sa loob ng pitong araw at bumunot araw-araw: may premyo ang bawat parol, hanggang 88.',
    ],
    terms: [
      [
        'One draw a day for whoever has staked 5 or more within the last seven days.',
        'Chances: 0.50 in 60 of 100 draws, 1 in 28, 5 in 10, 18 in 1.9, 88 in 0.1.',
        'Turnover: 3 times the prize.',
      ],
      [
        'Isang bunot bawat araw para sa may tayang 5 pataas sa nakaraang pitong araw.',
        'Tsansa: 0.50 sa 60 ng 100 bunot, 1 sa 28, 5 sa 10, 18 sa 1.9, 88 sa 0.1.',
        'Turnover: 3 beses ng premyo.',
      ],
    ],
    rule: {
      stake: 5,
      days: 7,
      turnoverTimes: 3,
      prizes: [
        { amount: 0.5, weight: 600 },
        { amount: 1, weight: 280 },
        { amount: 5, weight: 100 },
        { amount: 18, weight: 19 },
        { amount: 88, weight: 1 },
      ],
    },
    startsIn: -10,
    endsIn: 50,
  },
  {
    id: 'MISSION',
    kind: 'mission',
    category: 'events',
    scene: 'parol',
    title: ['Lantern Week: a mission', 'Linggo ng Parol: isang misyon'],
    summary: [
      'Join, stake 200 in your own time, and light the last lantern for 8.',
      'Sumali, tumaya ng kabuuang 200 sa sarili mong bilis, at sindihan ang huling parol para sa 8.',
    ],
    terms: [
      [
        'Bets of real money after joining count, on every game.',
        'There is no hurry and no ranking. Take a rest: the mission waits.',
        'Turnover: 3 times the bonus.',
      ],
      [
        'Bibilangin ang mga taya ng totoong pera pagkatapos sumali, sa lahat ng laro.',
        'Walang madalian at walang ranggo. Magpahinga: naghihintay ang misyon.',
        'Turnover: 3 beses ng bonus.',
      ],
    ],
    rule: { stake: 200, amount: 8, turnoverTimes: 3 },
    startsIn: -14,
    endsIn: 40,
  },
  {
    id: 'STORY',
    kind: 'application',
    category: 'events',
    scene: 'story',
    title: ['Show us your lantern', 'Ipakita ang iyong parol'],
    summary: [
      'Send a picture of a lantern that you made and a line about it: a thank-you of 5.',
      'Magpadala ng larawan ng parol na gawa mo at isang linya tungkol dito: may pasasalamat na 5.',
    ],
    terms: [
      [
        'Up to three pictures, png or jpg, and a line of up to 140 characters.',
        'Nobody but you and our staff sees them. One thank-you for each member.',
        'Turnover: once the bonus. Claim it within 30 days after the approval.',
      ],
      [
        'Hanggang tatlong larawan, png o jpg, at linyang hanggang 140 karakter.',
        'Ikaw at ang aming staff lang ang makakakita. Isang pasasalamat sa bawat miyembro.',
        'Turnover: isang beses ng bonus. Kunin sa loob ng 30 araw mula sa pag-apruba.',
      ],
    ],
    rule: { amount: 5, turnoverTimes: 1, claimDays: 30 },
    startsIn: -20,
    endsIn: 60,
  },
  {
    id: 'VIP',
    kind: 'application',
    category: 'vip',
    scene: 'vip',
    minVipLevel: 3,
    title: ['VIP birthday gift', 'Regalong pangkaarawan ng VIP'],
    summary: [
      'From VIP 3 up: tell us your birthday month and find a gift of 28 in it.',
      'Mula VIP 3: sabihin ang buwan ng kaarawan mo at may regalong 28 na naghihintay.',
    ],
    terms: [
      [
        'For members from VIP 3 up, once. Staff compares the month with the account.',
        'Turnover: 3 times the gift. Claim it within 30 days after the approval.',
      ],
      [
        'Para sa mga miyembro mula VIP 3, isang beses. Ikukumpara ng staff ang buwan sa account.',
        'Turnover: 3 beses ng regalo. Kunin sa loob ng 30 araw mula sa pag-apruba.',
      ],
    ],
    rule: { amount: 28, turnoverTimes: 3, claimDays: 30 },
    startsIn: -200,
  },
  {
    id: RANK_PROMOTION,
    kind: 'rank',
    category: 'vip',
    scene: 'register',
    minVipLevel: 1,
    title: ['VIP level-up bonus', 'Bonus sa pag-akyat ng VIP'],
    summary: [
      'Every VIP rank brings a bonus once. Your VIP page shows how far the next one is.',
      'May bonus ang bawat ranggo ng VIP, isang beses. Makikita sa VIP page kung gaano pa kalayo ang susunod.',
    ],
    terms: [
      [
        'A rank is reached by valid bets and deposits of all time, and never lost.',
        'The bonus of each rank can be claimed once, the lowest first.',
        'Turnover: once the bonus.',
        DECLINE[0],
      ],
      [
        'Naaabot ang ranggo sa valid na taya at deposito mula sa simula, at hindi na nababawi.',
        'Isang beses makukuha ang bonus ng bawat ranggo, mula sa pinakamababa.',
        'Turnover: isang beses ng bonus.',
        DECLINE[1],
      ],
    ],
    rule: { turnoverTimes: RANK_TURNOVER_TIMES },
    startsIn: -200,
  },
  {
    id: 'TOURNAMENT',
    kind: 'mission',
    category: 'games',
    scene: 'reef',
    title: ['Reef Hunt weekend', 'Weekend ng Reef Hunt'],
    summary: [
      'Soon: stake 50 below the waves and surface with 4.',
      'Malapit na: tumaya ng kabuuang 50 sa ilalim ng alon at umahon na may 4.',
    ],
    terms: [
      ['Bets of real money after joining count, on every game.', 'Turnover: 3 times the bonus.'],
      [
        'Bibilangin ang mga taya ng totoong pera pagkatapos sumali, sa lahat ng laro.',
        'Turnover: 3 beses ng bonus.',
      ],
    ],
    rule: { stake: 50, amount: 4, turnoverTimes: 3 },
    startsIn: 9,
    endsIn: 12,
  },
  {
    id: 'OCTOBER',
    kind: 'reload',
    category: 'deposit',
    scene: 'desert',
    title: ['October nights: 20% reload', 'Gabi ng Oktubre: 20% reload'],
    summary: [
      'It is over. Thank you for the long nights; the next ones are being planned.',
      'Tapos na ito. Salamat sa mahahabang gabi; pinaplano na ang mga susunod.',
    ],
    terms: [
      ['The bonus was 20% and at most 40.', 'Turnover: 10 times the bonus.'],
      ['Ang bonus ay 20% at hanggang 40.', 'Turnover: 10 beses ng bonus.'],
    ],
    rule: { percent: 20, most: 40, least: 20, turnoverTimes: 10, claimDays: 2 },
    startsIn: -50,
    endsIn: -20,
  },
];
