import type { Rolldown } from 'vite';

type Groups = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>;

/** Packages that the first paint needs. */
const INITIAL_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr(?!\/dist\/(?:mutation|infinite))|use-sync-external-store|react-intl|@formatjs|intl-messageformat)\//;

/** Modules of every page, with the route table and the popup host. */
const EVERY_PAGE = [
  /portal\/app\/shell\/(category-nav|footer|phone-bar|placed-banners|visitor-tools)\./,
  /portal\/app\/(features|navigation\/(feature-components|feature-routes|guards|manifests))\./,
  /portal\/app\/(overlays\/popup-|status-views\/not-found\.)/,
  /portal\/(features\/[\w-]+\/feature|shared\/([\w-]+\/catalogue|navigation\/feature-components))\.ts$/,
  /portal\/shared\/announcements\/(?!two-pane|messages)/,
  /portal\/shared\/promotions\/use-(available|promotions|rewards-change)/,
  /gateway\/contract\/missions\.ts$/,
  /ui-kit\/(badge|bottom-bar|chip|empty-state|error-state|icon|image|motion|skeleton)\//,
  /ui-kit\/vendor-dropdown\/(?!virtual)/,
  /lucide-react\/.*\/(chevron-(down|left|right)|circle-exclamation-point|megaphone|pause|play)\./,
];

/**
 * The endpoints of every page's calls with their constants (build/defer-schemas.ts), and the code
 * that sends calls. Modules with a form's schema stay with the form.
 */
const EVERY_CALL = [
  /gateway\/contract\/(announcements|csv|decimal|endpoint)\.ts(\?written)?$/,
  /gateway\/contract\/durations\.ts/,
  /gateway\/contract\/(game-types|games|members|points|promotions)\.ts(\?written)?$/,
  /gateway\/contract\/(session|wallet|wallet-transfers)\.ts(\?written)?$/,
  /gateway\/contract\/system\.ts$/,
  /portal\/shared\/api\/(call|loaded|mounted-lists|schemas-of|to-call-error|watch-requests)\./,
  /portal\/shared\/api\/use-(optimistic-change|revalidate)\./,
  /portal\/shared\/(flags-store|money\/money|session\/use-(live-events|member|unread))\./,
  /portal\/shared\/(errors\/(show-status-page|load-error|script-load-error)|popups\/use-step)\./,
];

/**
 * The components for games of home, the lobbies and the search, and the code that starts a game.
 */
const GAMES = [
  /portal\/shared\/(games\/(?!frame|messages)|use-throttled-search\.)/,
  /ui-kit\/(game-card|rail)\//,
];

/** Components of most pages except home, including tabs and dialogs. */
const COMMON_COMPONENTS = [
  /ui-kit\/(field|illustration|inline|input|paginator|progress-bar|select|stack|tabs|text-link)\//,
  /ui-kit\/foundation\/(?!.*virtual)/,
  /lucide-react/,
  /portal\/shared\/(use-|page-head\/|errors\/on-demand-component\.)/,
  /portal\/shared\/(navigation\/use-address|records\/use-last-page)\./,
  /portal\/shared\/(messages\/date-and-time|money\/signed-number|navigation\/page-name)\./,
  // The shared base of tabs, dialogs and accordions.
  /@radix-ui\/(primitive|react-(collection|compose-refs|context|direction|id|presence|primitive))\//,
  /@radix-ui\/react-(roving-focus|tabs|use-[\w-]+)\//,
];

/** The code of commands, and of measuring the merchant's mirrors. */
const COMMANDS = [
  /portal\/shared\/api\/(abort-previous|idempotency-key|retry-sealed|use-command)\./,
  /portal\/shared\/(api\/(measure-line|use-measured-lines)|promotions\/use-claim)/,
  /gateway\/contract\/mirror-sites\.ts(\?written)?$/,
  /swr\/dist\/mutation/,
];

/**
 * The form library and the form fields, and the components of authentication: passwords, codes by
 * SMS, captchas.
 */
const FORMS = [
  /node_modules\/(react-hook-form|@hookform)\//,
  /portal\/features\/auth\/(?!.*(-popup|-screen|auth-dialog|sms-warning)\.)/,
  /portal\/shared\/(api\/upload|field-rules|forms\/(?!form-dialog)|pictures)/,
  /gateway\/contract\/(field-rules|mobile-number)\.ts$/,
  /ui-kit\/(checkbox|code-input|countdown-button|password-input)\//,
];

/** Login and registration, between which people switch by a tab. */
const AUTH = [
  /portal\/features\/auth\/(login|register|verification)-(popup|screen)\./,
  /portal\/features\/auth\/components\/(auth-dialog|sms-warning)\./,
  /ui-kit\/modal-tabs\//,
];

/** Paginated lists and their table. */
const TABLES = [
  /portal\/shared\/api\/use-cursor-query\./,
  /ui-kit\/data-table\/(columns|data-table|sort-rows|table-row)\./,
  /swr\/dist\/infinite/,
];

/**
 * Message catalogues that are loaded together, one script per language: those of the shell, home,
 * lobbies, help, errors and the announcement popup; those of authentication; and small ones that
 * several features share, because a page that needs one of them mostly needs more.
 */
const WORDS = {
  words: /portal\/(?:app|features\/(?:home|help|announcements|lobby))\/messages\/(en|fil)\.json$/,
  'auth-words':
    /portal\/(?:features\/auth|shared\/(?:field-rules|protection))\/messages\/(en|fil)\.json$/,
  'shared-words': /portal\/shared\/[\w-]+\/messages\/(en|fil)\.json$/,
};

/** The first group that contains the module. */
function wordsOf(module: string): string | null {
  for (const [name, test] of Object.entries(WORDS)) {
    const language = test.exec(module)?.[1];
    if (language) return `${name}-${language}`;
  }
  return null;
}

/** Home, including the sections below the first viewport. */
const HOME = [
  /portal\/features\/home\/(?!messages|feature)/,
  /ui-kit\/(carousel|notice-bar|winner-ticker)\//,
];

/** The validation of answers and of input, because every page sends a call once it is painted. */
const CHECKS = [
  /node_modules\/zod\//,
  /gateway\/contract\/(error-codes|errors|fields|representative-question|third-parties)\.ts/,
  /gateway\/contract\/(system\.ts\?written|(game-types|languages|session-end)\.ts\?deferred)$/,
  /portal\/shared\/api\/(is-error-code|read-value)\./,
];

/** The schemas of visitors' calls, which are loaded before a press. */
const PUBLIC_CALLS = [
  /gateway\/contract\/(account-types|announcements|endpoint|game-announcements|game-search|games)\.ts\?deferred$/,
  /gateway\/contract\/(help|live-tables|members|mirror-sites|points|promotions|session|social)\.ts\?deferred$/,
  /gateway\/contract\/(representative-question|system|third-parties)\.ts\?deferred$/,
];

/** Small modules that every page loads once it is painted and idle. */
const ONCE_PAINTED = [
  /portal\/shared\/(api\/(fetch-query|send-beacon|store-in-session)|session\/session-cache)\./,
  /portal\/app\/(navigation\/preload-on-intent|offline\/register-service-worker)\./,
  /portal\/app\/(overlays\/(announcer|cashier|when-inactive)|page-figures\/report-web-vitals)\./,
  /node_modules\/web-vitals\//,
  /gateway\/contract\/page-figures\.ts/,
];

/**
 * The member's part of the header, the effects while somebody is logged in, the schemas of their
 * calls on every page, and the live events.
 */
const MEMBER = [
  /portal\/app\/(shell\/(account-menu|member-tools|safer-link)|follow-|member-effects)/,
  /portal\/shared\/(api\/socket|session\/use-member-icon)\./,
  /portal\/shared\/money\/(masked-balance|member-balance|use-balance|use-merchant-wallet)\./,
  /ui-kit\/(avatar|balance-chip)\//,
  /gateway\/contract\/(member-icon\.ts(\?(written|deferred))?$|events\.ts)/,
  /gateway\/contract\/(payment-confirmation|wallet)\.ts\?deferred$/,
];

/** The frame of the member center, most of which the agent center uses as well. */
const MEMBER_CENTER = [
  /portal\/features\/member\/(member\.css|member-(route|screen)|page-(icons|titles)|use-member-center)\./,
  /portal\/shared\/(errors\/page-boundary|kit-labels\/data-kit-labels|member-center\/member-frame)\./,
  /portal\/shared\/navigation\/(entries\.css|use-scroll-current-into-view)\./,
];

/** Dialogs, with their part of Radix. */
const DIALOG = [
  /@radix-ui\/react-(dialog|dismissable-layer|focus|portal)/,
  /aria-hidden/,
  /ui-kit\/(dialog|drawer|confirm-dialog)\//,
  /portal\/shared\/(promotions\/claim-confirmation|protection\/age-confirmation)\./,
  /portal\/shared\/(navigation\/use-back-closes|popups\/confirm-dialog)\./,
];

/** Sanitised HTML, list pages with an open text, help, and the announcement popup. */
const SAFE_HTML = [
  /dompurify/,
  /@radix-ui\/react-(accordion|collapsible)/,
  /ui-kit\/accordion\//,
  /portal\/(shared\/(html|announcements\/two-pane)|features\/announcements\/(announcement-|bell|promotions-path))/,
  /gateway\/contract\/help\.ts(\?written)?$/,
];

/** A lobby, with its parts that game centers and a member's own games use. */
const LOBBY = [
  /portal\/features\/lobby\/(?!feature|messages|own-games|requested-names)(?!center-(route|screen)|components\/(center|filter)-|(filter|game-news)-(popup|screen))/,
  /gateway\/contract\/(game-announcements|live-tables)\.ts(\?written)?$/,
  /lucide-react\/.*\/user-round\./,
];

const anyOf = (...lists: readonly (readonly RegExp[])[]): RegExp =>
  new RegExp(
    lists
      .flat()
      .map(({ source }) => source)
      .join('|'),
  );

/**
 * Which modules are in one script. Modules that are always used together are compressed and loaded
 * together; modules that are used on demand are in no group that hydration needs: at most 12
 * scripts until a public page is hydrated (scripts/speed/budgets.ts, printed by `npm run size`). A
 * group takes the modules that it names and, by default, all their imports that no previous group
 * has.
 */
export const SCRIPT_GROUPS: Groups = [
  // Packages change less often than our code, so they have a file of their own in the browser's
  // cache.
  { name: 'packages', test: INITIAL_PACKAGES, priority: 6 },
  { name: 'start', tags: ['$initial'], priority: 5 },
  { name: wordsOf, debugName: 'words', priority: 6 },
  {
    name: 'once-painted',
    test: anyOf(ONCE_PAINTED, PUBLIC_CALLS, CHECKS),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  { name: 'member', test: anyOf(MEMBER), priority: 5, includeDependenciesRecursively: false },
  {
    name: 'member-center',
    test: anyOf(MEMBER_CENTER),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'page',
    test: anyOf(EVERY_PAGE, EVERY_CALL, GAMES),
    priority: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: 'parts',
    test: anyOf(COMMON_COMPONENTS, DIALOG, COMMANDS),
    minShareCount: 2,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  { name: 'safe-html', test: anyOf(SAFE_HTML), priority: 3, includeDependenciesRecursively: false },
  { name: 'tables', test: anyOf(TABLES), minShareCount: 2, priority: 2 },
  { name: 'forms', test: anyOf(FORMS), minShareCount: 2 },
  { name: 'auth', test: anyOf(AUTH) },
  { name: 'lobby', test: anyOf(LOBBY), includeDependenciesRecursively: false },
  { name: 'home', test: anyOf(HOME) },
];
