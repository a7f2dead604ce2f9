import { type AnnouncementText, everybody, members, p } from './announcement-parts.ts';

/** The notices of the scrolling bar, the notice popup and help. */
export const NOTICES: readonly AnnouncementText[] = [
  {
    kind: 'PL',
    audiences: everybody,
    ageInHours: 3,
    title: [
      'Emberfall Dragon opens today at Lumenforge',
      'Bukas na ngayon ang Dragon ng Emberfall sa Lumenforge',
    ],
    content: [
      p(
        'A new dragon has moved in. <strong>Emberfall Dragon</strong> plays on twenty lines, with free spins that you can look up in its information panel before you bet.',
      ),
      p(
        'May bagong dragon. May dalawampung linya ang <strong>Dragon ng Emberfall</strong>, at makikita mo ang free spins sa impormasyon ng laro bago ka tumaya.',
      ),
    ],
  },
  {
    kind: 'PL',
    audiences: everybody,
    ageInHours: 9,
    title: [
      'Ravelin is being updated: its games rest for a while',
      'Ina-update ang Ravelin: pahinga muna ang mga laro nito',
    ],
    content: [
      p(
        'The studio is moving to new servers. Open rounds are safe and go on where they stopped. Balances are not touched.',
      ),
      p(
        'Lilipat ang studio sa bagong server. Ligtas ang mga bukas na round at magpapatuloy kung saan huminto. Hindi magagalaw ang balanse.',
      ),
    ],
  },
  {
    kind: 'PL',
    audiences: everybody,
    ageInHours: 20,
    title: [
      'Withdrawals now show every step, with the time',
      'Makikita na ang bawat hakbang ng withdrawal, kasama ang oras',
    ],
    content: [
      p(
        'Requested, checked, sent, arrived: each step of a withdrawal now shows when it happened, and what is missing when it waits.',
      ),
      p(
        'Hiniling, sinuri, ipinadala, dumating: makikita na kung kailan nangyari ang bawat hakbang, at kung ano ang kulang kapag naghihintay.',
      ),
    ],
  },
  {
    kind: 'PL',
    audiences: everybody,
    ageInHours: 31,
    title: [
      'Parlour One adds a second Salon Privé table',
      'May ikalawang Salon Privé na ang Parlour One',
    ],
    content: [
      p(
        'From 18:00 to 02:00 a second table is open, so that waiting gets shorter. Bets start at 5.',
      ),
      p(
        'Mula 18:00 hanggang 02:00 ay may ikalawang mesa para mas maikli ang paghihintay. Nagsisimula sa 5 ang taya.',
      ),
    ],
  },
  {
    kind: 'PL',
    audiences: everybody,
    ageInHours: 46,
    title: [
      'Set your own limits: deposits, losses, time',
      'Itakda ang sariling limitasyon: deposito, talo, oras',
    ],
    content: [
      p(
        'Play is fun while it is a choice. In your account you can set limits that we keep for you, or take a break.',
      ),
      p(
        'Masaya ang laro kapag ikaw ang pumipili. Sa iyong account ay maaari kang magtakda ng limitasyon na kami ang magbabantay, o magpahinga muna.',
      ),
    ],
  },
  {
    kind: 'PL',
    audiences: everybody,
    ageInHours: 60,
    title: [
      'Never share a code: our staff does not ask for it',
      'Huwag ibigay ang code: hindi iyon hinihingi ng aming kawani',
    ],
    content: [
      p(
        'No agent, no help desk and no winner of any kind needs your verification code or password. Close the chat and tell us.',
      ),
      p(
        'Walang ahente o help desk na nangangailangan ng iyong code o password. Isara ang chat at sabihin sa amin.',
      ),
    ],
  },
  {
    kind: 'PL',
    audiences: members,
    ageInHours: 75,
    title: [
      'Your betting record can be saved as a file',
      'Maaari nang i-save bilang file ang iyong talaan ng taya',
    ],
    content: [
      p('Choose a range of up to 30 days in Betting record and take it with you as CSV.'),
      p('Pumili ng hanggang 30 araw sa Talaan ng taya at i-download bilang CSV.'),
    ],
  },
  {
    kind: 'PL',
    audiences: everybody,
    ageInHours: 92,
    title: [
      'Forty new games this month, three from Fernlight',
      'Apatnapung bagong laro ngayong buwan, tatlo mula sa Fernlight',
    ],
    content: [
      p('Find them under <em>New</em> in the slots lobby. Most have a free trial.'),
      p('Hanapin sa <em>Bago</em> ng slots lobby. Karamihan ay may libreng subok.'),
    ],
  },
  {
    kind: 'PL',
    audiences: everybody,
    ageInHours: 120,
    title: [
      'Baccarat roads are easier to read on small screens',
      'Mas madaling basahin ang baccarat road sa maliit na screen',
    ],
    content: [
      p(
        'The roads now scroll by themselves to the latest shoe and keep their colours apart for everybody.',
      ),
      p('Kusang pumupunta ang road sa pinakabagong shoe at malinaw ang mga kulay para sa lahat.'),
    ],
  },
  {
    kind: 'PL',
    audiences: everybody,
    ageInHours: 150,
    title: [
      'Filipino is complete: every page, every message',
      'Kumpleto na ang Filipino: bawat pahina, bawat mensahe',
    ],
    content: [
      p('Switch at the top of the page. What you are doing stays as it is.'),
      p('Lumipat sa itaas ng pahina. Mananatili ang ginagawa mo.'),
    ],
  },
];

export const HELP: readonly AnnouncementText[] = [
  {
    kind: 'H',
    audiences: everybody,
    ageInHours: 900,
    title: ['A round stopped half-way: what now?', 'Naputol ang round: ano ngayon?'],
    content: [
      p(
        'Open the game again. The round is finished from its stored result and paid as it would have been.',
      ),
      p(
        'Buksan muli ang laro. Tatapusin ang round mula sa naitagong resulta at babayaran gaya ng dapat.',
      ),
    ],
  },
  {
    kind: 'H',
    audiences: everybody,
    ageInHours: 950,
    title: ['Where do I find my account number?', 'Nasaan ang numero ng aking account?'],
    content: [
      p('In the menu under your picture; the copy button puts it on the clipboard.'),
      p('Nasa menu sa ilalim ng iyong larawan; kokopyahin ito ng button.'),
    ],
  },
];
