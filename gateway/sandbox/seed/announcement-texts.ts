import { HELP, NOTICES } from './announcement-notices.ts';
import { type AnnouncementText, everybody, list, members, p } from './announcement-parts.ts';

const POPUPS: readonly AnnouncementText[] = [
  {
    kind: 'PU',
    audiences: ['F'],
    ageInHours: 1,
    title: ['Welcome: three things worth knowing', 'Maligayang pagdating: tatlong dapat malaman'],
    content: [
      list(
        '<strong>Your wallet</strong> is one for all games.',
        '<strong>Free trials</strong> cost nothing: look for the button on a game.',
        '<strong>Limits</strong> are yours to set, today or any day.',
      ),
      list(
        '<strong>Iisa ang wallet</strong> para sa lahat ng laro.',
        '<strong>Libre ang subok</strong>: hanapin ang button sa laro.',
        '<strong>Ikaw ang magtatakda ng limitasyon</strong>, ngayon o kahit kailan.',
      ),
    ],
  },
  {
    kind: 'PU',
    audiences: ['A'],
    ageInHours: 5,
    promotionType: 'MISSION',
    title: [
      'Lantern Week: seven days, seven small missions',
      'Linggo ng Parol: pitong araw, pitong munting misyon',
    ],
    content: [
      p(
        'Every day from Monday a mission opens: play a new studio, try a table, rest a day. <strong>Resting counts too.</strong> Rewards go to your reward center and carry their turnover in plain sight.',
      ),
      p(
        'Bawat araw mula Lunes ay may misyon: bagong studio, isang mesa, o isang araw na pahinga. <strong>Kasama ang pahinga.</strong> Mapupunta sa reward center ang gantimpala, at nakasulat ang turnover.',
      ),
    ],
  },
  {
    kind: 'PU',
    audiences: ['A'],
    ageInHours: 26,
    promotionType: 'REBATE',
    title: ['Weekend rebate on live tables', 'Rebate sa live tables tuwing Sabado at Linggo'],
    content: [
      p(
        'From Friday 18:00 to Sunday 24:00 live tables return 0.8% of valid bets, without turnover. It is credited on Monday at noon.',
      ),
      p(
        'Mula Biyernes 18:00 hanggang Linggo 24:00, ibinabalik ang 0.8% ng valid na taya sa live tables, walang turnover. Papasok sa Lunes ng tanghali.',
      ),
    ],
  },
  {
    kind: 'PU',
    audiences: ['A', 'B'],
    ageInHours: 50,
    title: [
      'Planned maintenance on Tuesday, 04:00 to 04:40',
      'Nakatakdang maintenance sa Martes, 04:00 hanggang 04:40',
    ],
    content: [
      p('Deposits and withdrawals pause for forty minutes. Games stay open.'),
      p('Hihinto ang deposito at withdrawal nang apatnapung minuto. Bukas ang mga laro.'),
    ],
  },
  {
    kind: 'PU',
    audiences: ['B'],
    ageInHours: 12,
    title: ['Look around first', 'Tumingin muna'],
    content: [
      p(
        'You need no account to browse the lobbies or to try a game for free. When you want to play for real, registering takes about a minute; you must be of the age that stands at the foot of this page.',
      ),
      p(
        'Hindi kailangan ng account para tumingin o sumubok nang libre. Kapag gusto mo nang maglaro nang totoo, isang minuto lang ang pagrehistro; kailangang nasa edad ka na nakasulat sa ibaba ng pahinang ito.',
      ),
    ],
  },
  {
    kind: 'PU',
    audiences: ['B'],
    ageInHours: 40,
    title: ['How we keep the games fair', 'Paano namin pinananatiling patas ang laro'],
    content: [
      p(
        'Each game states its return to player. Results are drawn on the server and stored before you see them, so a broken connection never changes one.',
      ),
      p(
        'Nakasulat sa bawat laro ang return to player. Sa server binubunot ang resulta at itinatago bago mo makita, kaya hindi ito nababago ng putol na koneksiyon.',
      ),
    ],
  },
];

const PROMOTIONS: readonly AnnouncementText[] = [
  {
    kind: 'PR',
    audiences: everybody,
    ageInHours: 4,
    promotionType: 'DEPOSIT',
    title: ['First deposit: 50% up to 100', 'Unang deposito: 50% hanggang 100'],
    content: [
      p(
        'Turnover: 12 times bonus and deposit, within 14 days. Slots count in full, tables for a tenth. You may decline the bonus and withdraw at any time.',
      ),
      p(
        'Turnover: 12 beses ng bonus at deposito sa loob ng 14 na araw. Buo ang slots, ikasampu ang tables. Maaari mong tanggihan ang bonus at mag-withdraw anumang oras.',
      ),
    ],
  },
  {
    kind: 'PR',
    audiences: everybody,
    ageInHours: 28,
    promotionType: 'TOURNAMENT',
    title: [
      'Reef Hunt Tournament: best ten shots win',
      'Paligsahan sa Bahura: pinakamahusay na sampung tira',
    ],
    content: [
      p('Sunday from 20:00 to 22:00. Your ten best catches count, not how much you bet.'),
      p(
        'Linggo, 20:00 hanggang 22:00. Ang sampung pinakamahusay na huli ang bibilangin, hindi ang laki ng taya.',
      ),
    ],
  },
  {
    kind: 'PR',
    audiences: everybody,
    ageInHours: 70,
    promotionType: 'REFERRAL',
    title: [
      'Bring a friend, share a thank-you',
      'Isama ang kaibigan, may pasasalamat kayong dalawa',
    ],
    content: [
      p(
        'When your friend has played for 30 days both of you receive 20. At most five friends a month.',
      ),
      p(
        'Kapag 30 araw nang naglalaro ang kaibigan mo, tig-20 kayong dalawa. Hanggang limang kaibigan bawat buwan.',
      ),
    ],
  },
  {
    kind: 'PR',
    audiences: everybody,
    ageInHours: 96,
    promotionType: 'VIP',
    title: [
      'VIP levels: what you get, and how levels lapse',
      'Mga antas ng VIP: ano ang makukuha at kailan nawawala',
    ],
    content: [
      p(
        'Six levels with higher limits, faster withdrawals and a birthday gift. A level lasts a quarter; we tell you two weeks before it lapses.',
      ),
      p(
        'Anim na antas: mas mataas na limit, mas mabilis na withdrawal, regalo sa kaarawan. Tumatagal ng tatlong buwan; sasabihan ka dalawang linggo bago mawala.',
      ),
    ],
  },
  {
    kind: 'PR',
    audiences: members,
    ageInHours: 130,
    promotionType: 'POINTS',
    title: ['Points mall: trade play for things', 'Points mall: ipagpalit ang puntos sa mga bagay'],
    content: [
      p(
        'Points never expire. New this month: a kettle, two cinema tickets, and a donation to the Tarsier sanctuary.',
      ),
      p(
        'Hindi nag-e-expire ang puntos. Bago ngayong buwan: takure, dalawang tiket sa sine, at donasyon para sa mga tarsier.',
      ),
    ],
  },
  {
    kind: 'PR',
    audiences: everybody,
    ageInHours: 200,
    promotionType: 'JACKPOT',
    title: [
      'Sunken Crown: a jackpot that every bet adds to',
      'Lubog na Korona: jackpot na nadaragdagan sa bawat taya',
    ],
    content: [
      p(
        'A share of every bet of real money is added to it. Each spin draws whether it wins: twice the bet has twice the chance. The winner is paid all that stands there, and it starts again from its first amount. Free play does not take part.',
      ),
      p(
        'May bahagi ng bawat taya na totoong pera na idinaragdag dito. Binubunot sa bawat ikot kung mananalo: doble ang tsansa kapag doble ang taya. Buong halaga ang ibinabayad sa nanalo, at saka ito nagsisimula ulit sa unang halaga. Hindi kasali ang libreng laro.',
      ),
    ],
  },
];

export const ANNOUNCEMENT_TEXTS: readonly AnnouncementText[] = [
  ...NOTICES,
  ...POPUPS,
  ...PROMOTIONS,
  ...HELP,
];
