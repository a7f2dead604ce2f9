import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

export interface Problems {
  /** Allows console errors that this test causes on purpose, for example by a refused call. */
  allow(...patterns: RegExp[]): void;
  /** All problems so far that were not allowed. */
  found(): string[];
}

/** Chromium logs this for every response above 399; its location has the URL. */
const describe = (message: ConsoleMessage): string => {
  const { url } = message.location();
  return url ? `${message.text()} (${url})` : message.text();
};

/**
 * Collects what no page of ours may cause: errors on the console, uncaught exceptions, and violations of the content
 * security policy, in every page and frame of a context.
 */
export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  await context.exposeBinding('__reportViolation', (_source, text: string) => {
    seen.push(`Content security policy: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
      const report: unknown = Reflect.get(window, '__reportViolation');
      const text = `${violatedDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`;
      if (typeof report === 'function') report(text);
    });
  });
  const watch = (page: Page) => {
    page.on('console', (message) => {
      // A missing page is logged by its status; each test asserts its content.
      const isPageOfNone = message.location().url === page.url() && /404/.test(message.text());
      if (message.type() === 'error' && !isPageOfNone) seen.push(`Console: ${describe(message)}`);
    });
    page.on('pageerror', (error) => seen.push(`Uncaught: ${error.message}`));
    page.on('crash', () => seen.push('The page crashed.'));
  };
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  return {
    allow: (...patterns) => allowed.push(...patterns),
    found: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  };
}
