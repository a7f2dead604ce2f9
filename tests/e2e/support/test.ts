import { randomInt } from 'node:crypto';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { LoginValue } from '../../../gateway/contract/session.ts';
import type { WhitelabelFlag } from '../../../gateway/contract/system.ts';
import { startTemporaryGateway } from '../../../scripts/serve/temporary-gateway.ts';
import { createClient, type TestClient } from '../../contract/client.ts';
import { GATEWAY_VARIABLE, IP_HEADER, PRELOAD, TRUSTED_IP } from './environment.ts';
import { holdAccount } from './hold-account.ts';
import {
  type DemoAccount,
  type FreshMember,
  giveSession,
  loginAs,
  recordAnnouncementsSeen,
  registerMember,
} from './members.ts';
import { type Problems, watchProblems } from './problems.ts';

/** The gateway under test: its calls, and the developer tools of its sandbox. */
export interface TestGateway {
  readonly url: string;
  /** A client with the portal's behaviour: encrypts, keeps cookies, solves challenges. */
  readonly client: TestClient;
  /** The latest code for a number. */
  smsCode(mobile: string): Promise<string>;
  /** Moves the gateway's clock forward. Only with `ownGateway`. */
  advanceClock(milliseconds: number): Promise<void>;
  /** 0 normal, 1 maintenance, 2 region restricted. Only with `ownGateway`. */
  setStatus(systemStatus: 0 | 1 | 2, maintenanceText?: string): Promise<void>;
  /** White-label flags. Only with `ownGateway`. */
  setFlags(flags: Partial<Record<WhitelabelFlag, boolean>>): Promise<void>;
  /** Any other developer tool: `register-rules`, `settings`. Only with `ownGateway`. */
  developer(tool: string, body: unknown): Promise<unknown>;
}

interface Options {
  /** Allows announcements to open by themselves, as they do for people (R4.13). */
  announcements: boolean;
}

interface WorkerFixtures {
  /**
   * The tests of this file get a gateway that they may change. Files share it one after the other; a file that leaves it
   * changed (accounts, flags) gives a name of its own instead of `true`.
   */
  ownGateway: boolean | string;
  gatewayUrl: string;
}

interface Fixtures {
  /** A page in a separate browser context, which is closed after the test. */
  openElsewhere: (options?: BrowserContextOptions) => Promise<Page>;
  /** The client address of this test's calls. */
  callerIp: string;
  gateway: TestGateway;
  problems: Problems;
  /** Logs in over the API; call it before the first `goto`. */
  logIn: (
    account: DemoAccount | { username: string; password: string },
    page?: Page,
  ) => Promise<LoginValue>;
  /** A member for this test only; `logIn` stores its session in a page. */
  freshMember: FreshMember & { logIn(page?: Page): Promise<void> };
}

function testGateway(url: string, own: boolean, ip: string): TestGateway {
  const client = createClient(url, ip);
  const change = async (tool: string, body: unknown): Promise<unknown> => {
    if (!own)
      throw new Error(`${tool} changes what other tests see: test.use({ ownGateway: true })`);
    return client.developer(tool, body);
  };
  return {
    url,
    client,
    smsCode: client.smsCode,
    advanceClock: async (advanceMs) => void (await change('clock', { advanceMs })),
    setStatus: async (systemStatus, maintenanceText = '') =>
      void (await change('status', { systemStatus, maintenanceText })),
    setFlags: async (flags) => void (await change('flags', flags)),
    developer: change,
  };
}

/**
 * A test against the built portal and a real gateway. It fails on any console error, uncaught exception or violation of the
 * content security policy that it did not allow with `problems.allow(…)`.
 */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  announcements: [false, { option: true }],
  ownGateway: [false, { option: true, scope: 'worker' }],
  gatewayUrl: [
    async ({ ownGateway }, use) => {
      if (ownGateway) {
        const gateway = await startTemporaryGateway(TRUSTED_IP, PRELOAD);
        await use(gateway.url);
        await gateway.stop();
        return;
      }
      const shared = process.env[GATEWAY_VARIABLE];
      if (!shared) throw new Error('The global set-up started no gateway.');
      await use(shared);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ gatewayUrl }, use) => use(gatewayUrl),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  callerIp: async ({}, use) => use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`),
  extraHTTPHeaders: async ({ callerIp }, use) => use({ [IP_HEADER]: callerIp }),
  gateway: async ({ gatewayUrl, ownGateway, callerIp }, use) =>
    use(testGateway(gatewayUrl, Boolean(ownGateway), callerIp)),
  problems: [
    async ({ context, announcements }, use) => {
      if (!announcements) await recordAnnouncementsSeen(context);
      const problems = await watchProblems(context);
      await use(problems);
      // A request that a handler still continues would otherwise end as an error outside any test.
      await Promise.all(
        context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })),
      );
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(problems.found(), 'no error on the console, no violated policy').toEqual([]);
    },
    { auto: true },
  ],
  openElsewhere: async ({ browser, baseURL, announcements }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      contexts.push(context);
      if (!announcements) await recordAnnouncementsSeen(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  logIn: async ({ page, gateway }, use, testInfo) => {
    const held = new Map<string, () => void>();
    await use(async (account, other = page) => {
      const name = typeof account === 'string' ? account : account.username;
      if (!held.has(name)) held.set(name, await holdAccount(gateway.url, name, testInfo));
      return loginAs(other, gateway.client, account);
    });
    for (const release of held.values()) release();
  },
  freshMember: async ({ page, gatewayUrl }, use) => {
    const member = await registerMember(gatewayUrl);
    await use({ ...member, logIn: (other = page) => giveSession(other, member.session) });
  },
});

export { expect } from '@playwright/test';
export { expectNoAxeViolations } from './axe.ts';
export { DEMO_PASSWORD, logInByForm } from './members.ts';
