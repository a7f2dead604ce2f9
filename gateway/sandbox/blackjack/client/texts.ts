import { CARD_TEXTS } from '../../play/client/cards.ts';
export const TEXTS = {
  EN: {
    ...CARD_TEXTS.EN,
    hit: 'Hit',
    stand: 'Stand',
    double: 'Double',
    doubleBy: 'Double: {amount} more',
    dealer: 'Dealer',
    you: 'You',
    softTotal: 'soft {total}',
    hidden: 'face down',
    handLine: '{who}: {cards}. {total}',
    decide: 'You have {total}, the dealer shows {shown}.',
    blackjackEnd: 'Blackjack! You win {amount}.',
    dealerBlackjackEnd: 'The dealer has a blackjack. No win.',
    wonEnd: '{total} against {dealer}. You win {amount}.',
    dealerBust: 'The dealer went over 21 with {dealer}. You win {amount}.',
    pushEnd: 'Push at {total}. Returned {amount}.',
    lostEnd: '{total} against {dealer}. No win.',
    bustEnd: 'Over 21 with {total}. No win.',
    rules:
      'Come closer to 21 than the dealer without going over it. Court cards count 10, an ace 1 or 11. A blackjack, an ace and a ten with the first two cards, pays 3 to 2; any other win pays 1 to 1; a push gives the bet back.',
    rulesDealer:
      'The dealer draws to 16 and stands on every 17. With an ace or a ten up the dealer looks for a blackjack first: against one you lose no more than your bet.',
    rulesMoves:
      'With two cards you may double: one more bet, one more card. Pairs are not split, and there is no insurance. Each card comes from full decks, shuffled anew: cards on the table change nothing.',
    chances:
      'With the best play you win {won}% of rounds, {pushed}% are a push and {lost}% are lost; a blackjack is dealt to you in {blackjack}%.',
    rtpText:
      'Return to player: {rtp}% of all that is staked with the best play, counted over every card that can come. Another play returns less.',
    leftHow: 'your hand stands.',
  },
  TY: {
    ...CARD_TEXTS.TY,
    hit: 'Hit',
    stand: 'Stand',
    double: 'Doble',
    doubleBy: 'Doble: {amount} pa',
    dealer: 'Dealer',
    you: 'Ikaw',
    softTotal: 'soft {total}',
    hidden: 'nakataob',
    handLine: '{who}: {cards}. {total}',
    decide: 'May {total} ka, {shown} ang ipinapakita ng dealer.',
    blackjackEnd: 'Blackjack! Nanalo ka ng {amount}.',
    dealerBlackjackEnd: 'May blackjack ang dealer. Walang panalo.',
    wonEnd: '{total} laban sa {dealer}. Nanalo ka ng {amount}.',
    dealerBust: 'Lumampas sa 21 ang dealer sa {dealer}. Nanalo ka ng {amount}.',
    pushEnd: 'Tabla sa {total}. Ibinalik ang {amount}.',
    lostEnd: '{total} laban sa {dealer}. Walang panalo.',
    bustEnd: 'Lumampas sa 21 sa {total}. Walang panalo.',
    rules:
      'Lumapit sa 21 nang higit sa dealer pero huwag lumampas. 10 ang jack, queen at king, 1 o 11 ang alas. Ang blackjack, alas at sampu sa unang dalawang baraha, ay may bayad na 3 sa 2; 1 sa 1 ang ibang panalo; ibinabalik ang taya kapag tabla.',
    rulesDealer:
      'Bumubunot ang dealer hanggang 16 at tumitigil sa bawat 17. Kapag alas o sampu ang ipinapakita, titingnan muna ng dealer kung may blackjack: hindi ka matatalo nang higit sa taya mo.',
    rulesMoves:
      'Sa dalawang baraha, puwede kang magdoble: isa pang taya, isa pang baraha. Walang hatian ng pares at walang insurance. Bawat baraha ay galing sa buong deck na binalasa muli: walang epekto ang mga barahang nasa mesa.',
    chances:
      'Sa pinakamahusay na laro, panalo ka sa {won}% ng mga laro, tabla ang {pushed}% at talo ang {lost}%; may blackjack ka sa {blackjack}%.',
    rtpText:
      'Balik sa manlalaro: {rtp}% ng lahat ng itinaya sa pinakamahusay na laro, binilang sa bawat barahang puwedeng lumabas. Mas mababa ang balik sa ibang paraan.',
    leftHow: 'mananatili ang hawak mo.',
  },
} as const;
export type BlackjackText = keyof (typeof TEXTS)['EN'];
