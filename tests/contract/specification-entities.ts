import type { z } from 'zod/mini';
import * as c from '../../gateway/contract/index.ts';

/** One entity of specification section 3, with its location and fields in the contract. */
export interface Entity {
  readonly name: string;
  readonly schema: z.ZodMiniType;
  /** The contract's own names; a path of them goes into lists and optional parts. */
  readonly fields: readonly string[];
}

const of = (name: string, schema: z.ZodMiniType, fields: string): Entity => ({
  name,
  schema,
  fields: fields.split(' '),
});

/**
 * Section 3, entity by entity, without those that never leave the browser: the remember-me flag, the login state, and the
 * keys of session and local storage (R3.04, R3.05).
 */
export const ENTITIES: readonly Entity[] = [
  of(
    'Login form',
    c.login.request,
    'username password captcha type mobileNum verificationCode countryDialingCode',
  ),
  of('Login response value', c.login.response, 'token firstTimeLogin passwordExpired'),
  of('Login failure: the captcha flag', c.errorDetail, 'captcha'),
  ...[c.register, c.registerMobile].map(({ path, request }) =>
    of(
      `Register user (${path})`,
      request,
      'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode paymentPassword line whatsapp facebook wechat idNumber referralCode domain countryDialingCode firebaseChannel firebaseIdToken login registerUrl registerMethod',
    ),
  ),
  of('Change password', c.changePassword.request, 'oldPassword newPassword confirmNewPassword'),
  of('Forgot password by email', c.forgetPassword.request, 'username email'),
  of(
    'Forgot password by phone',
    c.setPasswordByPhone.request,
    'newPassword mobileNum verificationCode',
  ),
  of('SMS code of a login', c.sendLoginCode.request, 'mobileNum countryDialingCode challenge'),
  of(
    'SMS code of a registration',
    c.sendRegisterCode.request,
    'mobileNo countryDialingCode challenge',
  ),
  of('SMS answer', c.sendLoginCode.response, 'expiredMinutes'),
  of('Affiliate check', c.affiliate.request, 'code domain'),
  of('Country', c.countries.response, 'countryCode countryDialingCode'),
  of('Banner', c.banner, 'groupName url linkageType'),
  of('Customer service', c.permission.response, 'info.customerService.csType'),
  of('Customer service, opened on the client', c.customerServicePath, 'csType path'),
  of('Popup', c.announcements.response, 'popup.title popup.content popup.promotionType'),
  of('Popup: for whom', c.announcements.response, 'popup.execution'),
  of('Announcement response', c.announcements.response, 'banners player popup promotion'),
  of('Notice', c.announcements.response, 'player.id player.title'),
  // VIP flag, label name, rank level; unread messages; available promos.
  of(
    'Member info',
    c.memberInfo.response,
    'id account nickname type balance currencySymbol vip clubLabel.labelName vipRankLevel unreadMessages availablePromos',
  ),
  of(
    'Game',
    c.game,
    'nodeId gameName vassalage gameType gameClassify gameCode isGame displayName lagerIcon showIcon iconUrl nodeName isHot supportPlay',
  ),
  of('Vendor card', c.vendorCard, 'vassalage displayName'),
  // The platform's lanes are both categories and groups of vendors: title and cards.
  of('Category', c.gameVendors.response, 'data.lanes.title data.lanes.cards'),
  of('Category: sub-categories', c.gameVendors.response, 'data.lanes.gameClassify'),
  // The specification's gameCategory and vendors, under the platform's names (protocol.md).
  of('Vendor grouping', c.gameVendors.response, 'data.lanes.title data.lanes.cards.vassalage'),
  of(
    'Winner entry',
    c.winnerBoard.response,
    'list.vo.iconUrl list.vo.gameName list.vo.customerName list.vo.winAmount',
  ),
  of('Favourite game list', c.favouriteGames.response, 'content pageNum totalPages'),
  of('Lottery menus', c.lotteryMenus.response, 'gameMenus'),
  of(
    'Permission response',
    c.permission.response,
    'info.customerService info.domainRoute info.resources.resourceType info.whitelabel info.register info.mainDomain info.analytics.gtagId info.imageCDNs info.launchGameCDNs location.ip maintenance regionRestriction',
  ),
  of(
    'Registration field rule',
    c.fieldRule,
    'enabled required acceptedPattern patternId minLength maxLength',
  ),
  of(
    'Consolidated contract info',
    c.consolidated.response,
    'dailysalreqtype divtypereq contracthoursalreq realtimesalreqtype',
  ),
  of('Merchant wallet', c.merchantWallet.response, 'isSingle'),
  of('Points reward item', c.pointRewardItem, 'type name requiredPoints'),
  of('Points reward, redeemed', c.redeemPointList.response, 'list.quantity list.status'),
  of('Activity application', c.applyPromotion.request, 'comment pictures'),
  of(
    'Contract',
    c.agentContract,
    'rate activeMembers validBetPeriod profitLossPeriod betAmount paymentPeriod',
  ),
  of(
    'Withdrawal confirmation',
    c.paymentConfirmationList.response,
    'list.receivedAmount list.remainingAmount list.proofImage',
  ),
  of('Withdrawal confirmation: the member’s answer', c.processC2CTransaction.request, 'proofImage'),
  of('Prize mode of a launched lottery', c.launchGame.request, 'lottoPrizeMode'),
  // `hasPaymentPassword` is the only information about a transaction password.
  of(
    'Member labels',
    c.memberProfile.response,
    'nickname realName birthday hasPaymentPassword messengers.kind messengers.id referrer',
  ),
];

/** Section 3's enumerations, as the specification writes them. */
export const VALUES: readonly (readonly [name: string, schema: z.ZodMiniType, values: string])[] = [
  // Section 4 names the third one.
  ['Login type', c.login.request, 'type=username,sms,firebase'],
  ['Banner group', c.banner, 'groupName=w_forget,w_reg,w_leftmenu,w_home'],
  ['Execution', c.announcements.response, 'popup.execution=A,B,F'],
  ['Game types', c.game, 'gameType=ELOTT,LOTT,LIVE,SPORTS,FISH,RNG,PVP,ESPORTS,COCKFIGHT'],
  ['Prize modes', c.lotteryMenus.request, 'prizeMode=LOTT,ZY,ELOTT,SEA'],
  ['Payment periods', c.agentContract, 'paymentPeriod=D,W,H,M'],
  ['Valid bet period', c.agentContract, 'validBetPeriod=D,W,H,M'],
  [
    'Withdrawal confirmation',
    c.processC2CTransaction.request,
    'action=received,notReceived,fullyPaid',
  ],
  ['Redemption', c.redeemPointList.response, 'list.status=Processing,Rejected,Approved'],
  ['Register method', c.register.request, 'registerMethod=WEB'],
];

/** Section 3's flags of the white label. */
export const FLAGS =
  'CHNGPASSVERIF3 USERNAMEREG3 MOBILENUMREG3 MOBILENUMPASSREG3 REGMOBVERF3 AGENTPOLICY3 FREEPLAY3 PWDEXPFORCECHANGE3 MOBILEVERCODELOGIN3'.split(
    ' ',
  );
