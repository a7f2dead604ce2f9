import type { Rolldown } from 'vite';

type Groups = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>;

/** Packages that the first paint needs. */
const INITIAL_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr(?!\/dist\/(?:mutation|infinite))|use-sync-external-store|react-intl|@formatjs|intl-messageformat)\//;

/**
 * Parts that every page fetches once it is painted, with what they count and announce: each by itself would
 * be a request more.
 */
const EVERY_PAGE =
  /portal\/app\/(shell\/(footer|phone-bar|category-nav|visitor-tools|placed-banners)|navigation\/(feature-routes|guards)|overlays\/(popup-host|announcer))|portal\/shared\/(announcements\/(?!two-pane|messages)|promotions\/use-(available|claimable|promotions))|gateway\/contract\/missions\.ts$/;

/** What home, the lobbies and the search show of games. */
const GAMES =
  /portal\/(shared\/(games\/(?!frame)|use-paced-search)|features\/home\/)|ui-kit\/(game-card|rail|carousel|winner-ticker)\/|icons\/(flame|play|sliders-horizontal)\./;

/** Small parts that several features show: each by itself would be a request more. */
const PARTS =
  /lucide-react|gateway\/contract\/(endpoint|game-types|points|promotions)\.ts(\?written)?$|ui-kit\/(chip|field|foundation|icon|image|illustration|inline|input|motion|paginator|select|stack|text-link)\/|portal\/shared\/(use-|api\/abort-previous|errors\/missing-part|messages\/date-and-time|navigation\/page-name)/;

/** What forms are made of, the package that holds their values among it. */
const FORMS =
  /node_modules\/(react-hook-form|@hookform)\/|portal\/shared\/(field-rules|forms\/(?!form-dialog)|pictures|image-host)|gateway\/contract\/(field-rules|mobile-number)\.ts$/;

/** What the ways of logging in have in common. */
const AUTH =
  /portal\/features\/auth\/|ui-kit\/(checkbox|code-input|countdown-button|modal-tabs|password-input)\//;

/** Their dialogs, which the agents' own page does without. */
const AUTH_POPUPS =
  /portal\/features\/auth\/(components\/(auth-dialog|sms-warning)|verification-)|ui-kit\/modal-tabs\//;

/** What changes something, sends it and asks before, and small parts of the pages that have it. */
const COMMANDS =
  /portal\/shared\/(api\/(?!fetch|open-sealed|seal)|errors\/part-on-demand|page-head|promotions\/(?!claim-question|use-(available|claimable|promotions)))|ui-kit\/data-table\/(columns|data-table|sort-rows|table-row)|icons\/arrow-(down|up)\.|swr\/dist\/mutation|icons\/store\./;

/**
 * Words that come together, a script for each language: of the shell, of home, help and every error and of the
 * announcement that opens over each page; of the ways of logging in; what several features share, a
 * kilobyte each: who needs one of them mostly needs more.
 */
const WORDS = {
  words: /portal\/(?:app|features\/(?:home|help|announcements))\/messages\/(en|fil)\.json$/,
  'auth-words':
    /portal\/(?:features\/auth|shared\/(?:field-rules|protection))\/messages\/(en|fil)\.json$/,
  'shared-words': /portal\/shared\/[\w-]+\/messages\/(en|fil)\.json$/,
};

/** The first that has the module. */
function wordsOf(module: string): string | null {
  for (const [name, test] of Object.entries(WORDS)) {
    const language = test.exec(module)?.[1];
    if (language) return `${name}-${language}`;
  }
  return null;
}

/** Home: what stands below its first screen is drawn with it. */
const HOME = /portal\/features\/home\/(home-route|components\/below-fold)\./;

/** What checks answers of the gateway and what is typed: every page asks for something once it is painted. */
const CHECKS =
  /node_modules\/zod\/|gateway\/contract\/((error-codes|errors|fields|representative-question|third-parties)\.ts|system\.ts\?written|(game-types|languages|session-end)\.ts\?deferred)|api\/(is-error-code|read-value)/;

/** The schemas of what visitors ask: they are there before anything is pressed. */
const PUBLIC_CALLS =
  /gateway\/contract\/(account-types|announcements|endpoint|game-announcements|game-search|games|help|lines|live-tables|members|points|promotions|representative-question|session|social|system|third-parties)\.ts\?deferred/;

/**
 * What nearly every script needs beside the first ones: by what calls are sent, with their words and limits
 * (build/defer-schemas.ts), and how they are made. Modules that hold a form's schema stay with the form.
 */
const COMMON =
  /gateway\/contract\/(?!system\.ts\?written|(agent-accounts|agents|boot|cashier|contract-records|currencies|error-codes|errors|field-rules|fields|line-records|login-safety|member-icon|member-pages|missions|protection|representative-question|third-parties)\.ts)[\w-]+\.ts(\?written)?$|portal\/shared\/(flags-store|api\/(call|follow-answers|loaded|schemas-of|shown-lists|to-call-error|use-revalidate)|errors\/(bring-status-page|failed-part)|money\/|session\/use-(live-events|member\.|unread))|ui-kit\/(badge|empty-state|error-state|skeleton)\//;

/** What every page fetches when it is painted and idle, a kilobyte each, and four to count what it was like. */
const ONCE_PAINTED =
  /portal\/(shared\/(api\/(ask|keep-answer|send-beacon)|session\/session-cache)|app\/(navigation\/preload-on-intent|offline\/register-service-worker|page-figures\/count-page))\.|node_modules\/web-vitals\/|gateway\/contract\/page-figures\.ts/;

/**
 * What stands in the bar of whoever is logged in, what runs while they are, the schemas of what every page
 * asks for them, and the socket that tells them news.
 */
const MEMBER =
  /portal\/(app\/(shell\/(account-menu|member-tools|safer-link)|follow-|member-effects)|shared\/(api\/socket|money\/(masked-balance|member-balance)|session\/use-member-icon))|ui-kit\/(avatar|balance-chip)\/|gateway\/contract\/(member-icon\.ts(\?(written|deferred))?$|(payment-confirmation|wallet)\.ts\?deferred|events\.ts)/;

/** The frame of the member center, most of which the agents' center has as well. */
const MEMBER_CENTER =
  /portal\/(features\/member\/(member\.css|member-route|member-screen|page-icons|page-titles|use-member-center)|shared\/(errors\/page-boundary|kit-words\/kit-words|member-center\/member-place|navigation\/(entries\.css|use-chosen-in-view)))\./;

/** Dialogs, and what Radix brings to them. */
const DIALOG =
  /@radix-ui\/react-(dialog|dismissable-layer|focus|portal)|aria-hidden|ui-kit\/(dialog|drawer|confirm-dialog)\/|promotions\/claim-question\.|protection\/age-confirmation\./;

/** Text with markup, the page of a list with one text open, help, and the announcement that opens over a page. */
const SAFE_HTML =
  /dompurify|@radix-ui\/react-(accordion|collapsible)|ui-kit\/accordion\/|portal\/(shared\/(html|announcements\/two-pane)|features\/announcements\/(announcement-|bell))|gateway\/contract\/help\.ts(\?written)?$/;

/** A lobby, with what game centers and a member's own games take of it. */
const LOBBY =
  /portal\/features\/lobby\/(?!center-(route|screen)|components\/center-|feature|filter-popup|components\/filter-|game-news-(popup|screen)|own-games|requested-names|messages)|gateway\/contract\/(game-announcements|live-tables)\.ts(\?written)?$|icons\/user-round\./;

/** What tabs, dialogs and accordions have in common: nearly every page comes with one of them. */
const RADIX =
  /@radix-ui\/(primitive|react-(collection|compose-refs|context|direction|id|presence|primitive|slot|use-))/;

const TABS = /@radix-ui\/react-(roving-focus|tabs)|ui-kit\/tabs\//;

/**
 * Which modules come in one script. What always comes together is compressed and fetched together; what a
 * page does without until it is used stands in no group of what the page needs: at most 12 scripts until a
 * public page answers to a press (scripts/speed/budgets.ts, printed by `npm run size`). A group takes the
 * modules that it names and, but where it says otherwise, all that they import and no group before it has.
 */
export const SCRIPT_GROUPS: Groups = [
  // Packages change less often than our code: one file that stays in the browser's cache.
  { name: 'packages', test: INITIAL_PACKAGES, priority: 6 },
  { name: 'start', tags: ['$initial'], priority: 5 },
  { name: wordsOf, priority: 6 },
  {
    name: 'once-painted',
    test: new RegExp(`${ONCE_PAINTED.source}|${PUBLIC_CALLS.source}|${CHECKS.source}`),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  { name: 'member', test: MEMBER, priority: 5, includeDependenciesRecursively: false },
  {
    name: 'member-center',
    test: MEMBER_CENTER,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  { name: 'dialog', test: DIALOG, minShareCount: 2, priority: 3 },
  {
    name: 'common',
    // Every page needs both: one request.
    test: new RegExp(`${COMMON.source}|${PARTS.source}|${RADIX.source}`),
    minShareCount: 3,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  { name: 'safe-html', test: SAFE_HTML, priority: 3, includeDependenciesRecursively: false },
  { name: 'games', test: GAMES, minShareCount: 2, priority: 2 },
  { name: 'page', test: EVERY_PAGE, priority: 3 },
  { name: 'commands', test: COMMANDS, minShareCount: 2, priority: 2 },
  { name: 'forms', test: FORMS, minShareCount: 2 },
  {
    name: 'auth-popups',
    test: AUTH_POPUPS,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: 'auth', test: AUTH, minShareCount: 2 },
  { name: 'tabs', test: TABS, minShareCount: 2, priority: 4 },
  { name: 'lobby', test: LOBBY, includeDependenciesRecursively: false },
  { name: 'home', test: HOME },
];
