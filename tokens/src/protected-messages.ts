/**
 * Messages that no brand may override, by the prefix of their ids, with the reason that the check gives. Overriding one could
 * remove a legal duty or a player's protection from the portal.
 */
export const PROTECTED_MESSAGES: readonly (readonly [
  reason: string,
  prefixes: readonly string[],
])[] = [
  [
    'it asks for the age that the licence requires',
    ['age.', 'auth.problem.terms', 'member.profile.birthdayHint', 'member.profile.birthday_young'],
  ],
  ['it is part of the terms and their consent', ['auth.terms.', 'error.terms_not_accepted']],
  [
    'it is part of safer gambling',
    [
      'safer.',
      'reality.',
      'shell.saferGambling',
      'footer.saferGambling',
      'footer.term.responsible',
      'game.bar.clock',
      'game.bar.elapsed',
      'game.bar.net',
      'game.bar.safer',
      'search.page.closing',
      'search.page.identity',
      'search.page.limits',
      'search.page.selfExclusion',
      'search.page.timeOut',
      'search.words.closing',
      'search.words.identity',
      'search.words.limits',
      'search.words.saferGambling',
      'search.words.selfExclusion',
      'search.words.timeOut',
    ],
  ],
  [
    'it says what a protection or a closed account stops',
    [
      'error.account_closed',
      'error.account_not_closable',
      'error.exclusion_holds',
      'error.identity_required',
      'error.limit_reached',
      'error.limits_unanswered',
      'error.player_excluded',
      'error.reality_check_due',
      'error.region_restricted',
      'member.reason.account_closed',
      'member.reason.limit_passed',
      'member.reason.on_break',
      'session.ended.closed',
      'session.ended.exclusion',
      'status.restricted.',
    ],
  ],
  ['it is about the licence', ['license.', 'search.words.license', 'shell.legalLicense']],
  [
    'it states the rules and the return of a game',
    ['gameInfo.rtp', 'gameInfo.rules', 'lottery.rules.'],
  ],
  ['it says that no real money moves', ['member.sandbox']],
  ['it words a rule that the server enforces', ['reg_pattern_']],
];

/** The reason why no brand may override a message; undefined where it may. */
export const protection = (id: string): string | undefined =>
  PROTECTED_MESSAGES.find(([, prefixes]) => prefixes.some((prefix) => id.startsWith(prefix)))?.[0];
