import type { HelpTermKey } from '@baize/gateway/contract/help.ts';
import { list, p } from './announcement-parts.ts';

export interface HelpText {
  readonly title: string;
  readonly answer: string;
  readonly keywords: string;
}

/** The demo's help center: money first, then rules, then safety. `[English, Filipino]`. */
export const HELP_TEXTS: Readonly<Record<HelpTermKey, readonly [HelpText, HelpText]>> = {
  deposits: [
    {
      title: 'Deposits',
      keywords: 'top up add money pay payment method cash in QR bank transfer receipt waiting',
      answer:
        p(
          'Open Deposit, choose a method, enter an amount within its limits and follow the steps. The summary shows what you pay and what arrives before you confirm.',
        ) +
        list(
          'Launch and QR payments usually arrive within a minute.',
          'A manual transfer is checked by hand: keep the order open until it says that it arrived.',
          'An order that is not paid in time closes by itself. Nothing is taken from you.',
        ) +
        p(
          'If you have paid and the order still waits after 30 minutes, contact customer service with the order number.',
        ),
    },
    {
      title: 'Deposito',
      keywords: 'mag-deposit pera bayad paraan QR bangko resibo naghihintay cash in',
      answer:
        p(
          'Buksan ang Deposito, pumili ng paraan, ilagay ang halagang pasok sa limitasyon, at sundin ang mga hakbang. Makikita mo ang babayaran at ang papasok bago ka magkumpirma.',
        ) +
        list(
          'Karaniwang pumapasok sa loob ng isang minuto ang QR at online na bayad.',
          'Mano-manong sinusuri ang bank transfer: hayaang bukas ang order hanggang makumpirma.',
          'Kusang magsasara ang order na hindi nabayaran sa oras. Walang ibabawas sa iyo.',
        ) +
        p(
          'Kung nakabayad ka na at naghihintay pa rin ang order pagkalipas ng 30 minuto, kontakin ang customer service at ibigay ang numero ng order.',
        ),
    },
  ],
  withdrawals: [
    {
      title: 'Withdrawals',
      keywords: 'cash out pay out bank card transaction password pending refused money',
      answer:
        p(
          'Withdrawals go to an account in your own name. Add it once under My account and set a transaction password; then open Withdrawal and choose an amount.',
        ) +
        list(
          'Requested, checked, sent, arrived: each step shows its time.',
          'A request that waits says why, and what is missing.',
          'A refused request gives the whole amount back to your balance at once.',
        ) +
        p('Deposits must be played through first. How much is left stands above the form.'),
    },
    {
      title: 'Withdrawal',
      keywords:
        'mag-withdraw cash out bangko card transaction password naghihintay tinanggihan pera',
      answer:
        p(
          'Sa account na nakapangalan sa iyo lamang pumupunta ang withdrawal. Idagdag ito nang isang beses sa Aking account at magtakda ng transaction password; saka buksan ang Withdrawal at piliin ang halaga.',
        ) +
        list(
          'Hiniling, sinuri, ipinadala, dumating: may oras ang bawat hakbang.',
          'Nakasulat kung bakit naghihintay ang isang hiling at kung ano ang kulang.',
          'Agad bumabalik nang buo sa balanse ang halaga ng tinanggihang hiling.',
        ) +
        p('Kailangang malaro muna ang deposito. Nasa itaas ng form kung magkano pa ang natitira.'),
    },
  ],
  turnover: [
    {
      title: 'Turnover',
      keywords: 'wagering valid bet play through requirement outstanding',
      answer:
        p(
          'Turnover is how much has to be bet before money can be withdrawn. Each deposit and each bonus brings its own, stated before you accept it.',
        ) +
        p(
          'Only valid bets count, once their round is settled: a bet that waits for its draw, was cancelled or refunded does not, and of bets on both sides of one outcome only what they could lose does. The oldest deposit or bonus is played through first. What is outstanding is shown in Withdrawal.',
        ),
    },
    {
      title: 'Turnover',
      keywords: 'valid na taya kailangan laruin requirement natitira',
      answer:
        p(
          'Ang turnover ay kung magkano ang dapat itaya bago makapag-withdraw. May sarili nito ang bawat deposito at bonus, at nakasulat bago mo tanggapin.',
        ) +
        p(
          'Valid na taya lang ang binibilang, kapag tapos na ang round: hindi kasama ang naghihintay pa ng bola, kinansela o ibinalik, at sa tayang sumasakop sa magkabilang panig, ang puwedeng matalo lang ang binibilang. Ang pinakaunang deposito o bonus ang unang natatapos. Makikita ang natitira sa Withdrawal.',
        ),
    },
  ],
  bonus: [
    {
      title: 'Bonuses and promotions',
      keywords: 'bonus promotion reward rebate free claim offer mission',
      answer:
        p(
          'Every offer states who it is for, what it gives, its turnover and its end date in its own text. You join only what you choose, and you may decline a bonus.',
        ) +
        list(
          'What you have earned waits in the reward center until you claim it.',
          'One bonus at a time: a new one begins when the former is played through or given up.',
          'Using several accounts to claim the same offer ends the offer for all of them.',
        ),
    },
    {
      title: 'Bonus at promosyon',
      keywords: 'bonus promo gantimpala rebate libre claim alok misyon',
      answer:
        p(
          'Nakasulat sa bawat alok kung para kanino ito, ano ang makukuha, ang turnover, at kung kailan matatapos. Ikaw ang pipili ng sasalihan, at puwede mong tanggihan ang bonus.',
        ) +
        list(
          'Naghihintay sa reward center ang gantimpala hanggang i-claim mo.',
          'Isang bonus sa bawat pagkakataon: magsisimula ang bago kapag tapos o isinuko na ang nauna.',
          'Kapag maraming account ang ginamit sa iisang alok, mawawala ang alok sa lahat ng ito.',
        ),
    },
  ],
  'account-security': [
    {
      title: 'Account security',
      keywords: 'password login code hacked device two factor phishing verify locked',
      answer:
        p(
          'Use a password that you use nowhere else. We never ask for it, nor for a verification code, by chat, phone or mail.',
        ) +
        list(
          'A login from a new device or address may ask for a second proof.',
          'After too many wrong attempts an account is locked for a while.',
          'A login elsewhere signs you out here and tells you so. If that was not you, change your password.',
          'Check every “representative” with Verify Representative before you answer.',
        ),
    },
    {
      title: 'Seguridad ng account',
      keywords: 'password login code na-hack device two factor phishing beripika naka-lock',
      answer:
        p(
          'Gumamit ng password na wala ka sa ibang site. Hindi namin hinihingi ang password o verification code sa chat, tawag o email.',
        ) +
        list(
          'Maaaring humingi ng ikalawang patunay kapag bago ang device o address.',
          'Pansamantalang naka-lock ang account matapos ang sunod-sunod na maling pagsubok.',
          'Kapag may nag-login sa iba, masa-sign out ka rito at sasabihan ka. Kung hindi ikaw iyon, palitan ang password.',
          'Suriin sa Verify Representative ang sinumang nagpapakilalang kinatawan bago sumagot.',
        ),
    },
  ],
  'responsible-gaming': [
    {
      title: 'Responsible gaming',
      keywords: 'limit break addiction problem safer gambling self exclusion minor age 18',
      answer:
        p(
          'Play is for fun, with money that you can do without. Nobody under 18 may play, and nobody should play to win back a loss.',
        ) +
        list(
          'Decide on an amount and a time before you start, and keep to both.',
          'Take breaks. The game window shows how long you have played and what it cost.',
          'Ask customer service to close your account, for a time or for good.',
        ) +
        p(
          'If play stops being fun, free and confidential help is at <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a>.',
        ),
    },
    {
      title: 'Responsableng paglalaro',
      keywords: 'limitasyon pahinga adiksyon problema ligtas self exclusion menor edad 18',
      answer:
        p(
          'Pang-aliw ang laro, gamit ang perang kaya mong mawala. Bawal ang wala pang 18, at hindi dapat maglaro para bawiin ang talo.',
        ) +
        list(
          'Magtakda ng halaga at oras bago magsimula, at sundin ang dalawa.',
          'Magpahinga. Nakikita sa window ng laro kung gaano ka na katagal at magkano na ang nagastos.',
          'Hilingin sa customer service na isara ang account mo, nang pansamantala o tuluyan.',
        ) +
        p(
          'Kung hindi na masaya ang laro, may libre at kumpidensiyal na tulong sa <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a>.',
        ),
    },
  ],
  'fair-play': [
    {
      title: 'Fair play',
      keywords: 'random rtp return to player rigged result disconnect cheat rules',
      answer:
        p(
          'Results are drawn on the server and stored before you see them. A broken connection never changes one: open the game again and the round goes on.',
        ) +
        p(
          'Each game states its return to player and its limits in its information. The return is an average over very many rounds, not a promise for yours. Programs that play for a person, and players who agree among themselves, are not allowed.',
        ),
    },
    {
      title: 'Patas na laro',
      keywords: 'random rtp return to player daya resulta naputol madaya tuntunin',
      answer:
        p(
          'Sa server binubunot ang resulta at itinatago bago mo makita. Hindi ito nababago ng putol na koneksiyon: buksan muli ang laro at magpapatuloy ang round.',
        ) +
        p(
          'Nakasulat sa impormasyon ng bawat laro ang return to player at mga limitasyon. Karaniwan ito sa napakaraming round, hindi pangako sa iyo. Bawal ang programang naglalaro para sa tao at ang sabwatan ng mga manlalaro.',
        ),
    },
  ],
  agents: [
    {
      title: 'Agents',
      keywords: 'agent affiliate commission downline upline contract dividend salary partner',
      answer:
        p(
          'An agent introduces players and earns by contract: a dividend of the line’s result, or a daily, hourly or real-time salary. Rates and periods stand in the contract that the upline offers, and nothing counts before you accept it.',
        ) +
        p(
          'Agents log in at <strong>/agent</strong>; consulting hours are Monday to Friday, 12:00 to 21:00.',
        ),
    },
    {
      title: 'Mga ahente',
      keywords: 'ahente affiliate komisyon downline upline kontrata dibidendo sahod partner',
      answer:
        p(
          'Nagdadala ng manlalaro ang ahente at kumikita ayon sa kontrata: dibidendo mula sa resulta ng linya, o arawan, oras-oras o real-time na sahod. Nasa kontratang inaalok ng upline ang rate at panahon, at walang bisa bago mo tanggapin.',
        ) +
        p(
          'Sa <strong>/agent</strong> nagla-login ang mga ahente; bukas ang konsultasyon Lunes hanggang Biyernes, 12:00 hanggang 21:00.',
        ),
    },
  ],
  contact: [
    {
      title: 'Contact us',
      keywords: 'customer service support help complain chat email phone hours',
      answer:
        p(
          'Open Customer service in the menu: it lists every way to reach us. Have your account ID ready; it is in the account menu at the top.',
        ) +
        p(
          'Tell us what you did, what you expected and what happened, with the time and the order number if there is one. We never need your password.',
        ),
    },
    {
      title: 'Makipag-ugnayan',
      keywords: 'customer service suporta tulong reklamo chat email telepono oras kontak',
      answer:
        p(
          'Buksan ang Customer service sa menu: naroon ang lahat ng paraan para maabot kami. Ihanda ang account ID mo; nasa account menu ito sa itaas.',
        ) +
        p(
          'Sabihin kung ano ang ginawa mo, ano ang inaasahan at ano ang nangyari, kasama ang oras at numero ng order kung mayroon. Hindi namin kailangan ang password mo.',
        ),
    },
  ],
};
