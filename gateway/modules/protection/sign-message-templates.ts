import type { MessageLink } from '../../contract/member-pages.ts';
import type { HarmSign } from '../../database/schema/index.ts';
import type { MessageTexts } from '../messages/store-message.ts';

interface SignMessage {
  readonly texts: MessageTexts;
  /** The most suitable tool. */
  readonly link: MessageLink;
}

/**
 * The inbox messages about signs of harm: what was noticed, and which tools help, in a calm tone.
 */
export const SIGN_MESSAGES: Readonly<Record<HarmSign, SignMessage>> = {
  limitsHit: {
    link: 'limits',
    texts: {
      EN: {
        title: 'Your limits have been at work',
        body: 'You have reached a limit of your own several times lately. If you like, look at your limits and see whether they still suit you.',
      },
      TY: {
        title: 'Gumana ang mga limitasyon mo',
        body: 'Ilang beses mong naabot kamakailan ang sarili mong limitasyon. Kung gusto mo, tingnan kung angkop pa sa iyo ang mga ito.',
      },
    },
  },
  chasing: {
    link: 'limits',
    texts: {
      EN: {
        title: 'A look at your deposits',
        body: 'You have made several deposits in a short time. A deposit limit helps to keep to what you planned.',
      },
      TY: {
        title: 'Isang sulyap sa mga deposito mo',
        body: 'Ilang deposito ang ginawa mo sa maikling panahon. Makakatulong ang limitasyon sa deposito para manatili sa plano mo.',
      },
    },
  },
  night: {
    link: 'limits',
    texts: {
      EN: {
        title: 'Playing late',
        body: 'You have played at night several times lately. You can set how much time you want to play in a day, or take a break.',
      },
      TY: {
        title: 'Paglalaro sa gabi',
        body: 'Ilang beses kang naglaro sa gabi kamakailan. Maaari mong itakda kung gaano katagal ka maglalaro sa isang araw, o magpahinga muna.',
      },
    },
  },
  longPlay: {
    link: 'timeOut',
    texts: {
      EN: {
        title: 'Time for a pause?',
        body: 'You have played for several hours without a pause. A time-out gives you a break for as long as you choose.',
      },
      TY: {
        title: 'Oras na bang magpahinga?',
        body: 'Ilang oras ka nang naglaro nang tuloy-tuloy. Sa time-out, makakapagpahinga ka hangga’t gusto mo.',
      },
    },
  },
  withdrawalsTakenBack: {
    link: 'limits',
    texts: {
      EN: {
        title: 'Keeping what you withdraw',
        body: 'You have taken back several withdrawals lately. On the withdrawal page you can lock them so that they cannot be taken back, and your limits can help to keep to what you planned.',
      },
      TY: {
        title: 'Pagpapanatili ng iyong winithdraw',
        body: 'Ilang pag-withdraw ang binawi mo kamakailan. Sa pahina ng pag-withdraw, maaari mong i-lock ang mga ito para hindi na mabawi, at makakatulong ang mga limitasyon para manatili sa plano mo.',
      },
    },
  },
  failedDeposits: {
    link: 'activity',
    texts: {
      EN: {
        title: 'Some payments did not go through',
        body: 'Several of your payments were refused lately. Your activity shows what you have paid in and played so far.',
      },
      TY: {
        title: 'May mga bayad na hindi natuloy',
        body: 'Ilan sa mga bayad mo ang tinanggihan kamakailan. Makikita sa iyong aktibidad kung magkano na ang naipasok at nalaro mo.',
      },
    },
  },
};
