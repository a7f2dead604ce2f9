import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyEndpoint } from '../../../gateway/contract/endpoint.ts';
import { SOCKET_PATH } from '../../../gateway/contract/events.ts';
import { firstLogin, login } from '../../../gateway/contract/session.ts';
import type { TestClient } from '../../contract/client.ts';

/** The browser's console message for a failed response, which every fault here causes. */
export const FAILED = /Failed to load resource|WebSocket connection/;

export const BROKEN = 'Unknown error.';
export const NETWORK = 'Network link is abnormal, please try again.';
export const SLOW = 'The page took longer time to load, please check your network connectivity.';

/** A form that is filled in and about to be sent. */
export interface FilledForm {
  readonly page: Page;
  /** The element in which the form shows errors. */
  readonly place: Locator;
  /** The call that submits the form. */
  readonly endpoint: AnyEndpoint;
  /** Submits it as a person does: by its button, or after a failure by the retry button. */
  send(): Promise<void>;
  /** Asserts that the input is kept. */
  keeps(): Promise<void>;
  /**
   * Whether the lost response is that of a processed request: it was executed then, and must not be executed again.
   */
  readonly isProcessed?: boolean;
}

/** Presses the button with a name, or the retry button that a failure has put in its place. */
export const press =
  (place: Locator, name: string | RegExp): (() => Promise<void>) =>
  () =>
    place
      .getByRole('button', { name: 'Try again' })
      .or(place.getByRole('button', { name, exact: true }))
      .first()
      .click();

/** Shortens the portal's timeout of a call from fifteen seconds to half a second. */
export const shortenTimeouts = (page: Page, on: boolean): Promise<void> =>
  page.evaluate((isShort) => {
    const known: unknown = Reflect.get(window, '__timeout');
    const own = typeof known === 'function' ? known : AbortSignal.timeout;
    Reflect.set(window, '__timeout', own);
    AbortSignal.timeout = (milliseconds) =>
      Reflect.apply(own, AbortSignal, [isShort ? 500 : milliseconds]);
  }, on);

/**
 * A 500, a missing response, and no network: each has its own message and no input is lost. Afterwards requests
 * succeed again; the form is not sent yet.
 */
export async function expectSurvivesFaults(form: FilledForm): Promise<void> {
  const { page, place, endpoint, send, keeps } = form;
  const context = page.context();
  const url = ({ pathname }: URL) => pathname === endpoint.path;
  const tells = (text: string) =>
    expect(place.getByText(text).first()).toBeVisible({ timeout: 15_000 });
  const refusal = { success: false, errorCode: 'unknown_error', message: 'broken' };

  await page.route(url, (route) => route.fulfill({ status: 500, json: refusal }));
  await send();
  await tells(BROKEN);
  await keeps();

  await page.unroute(url);
  let done: Promise<unknown> = Promise.resolve();
  await page.route(url, (route) => {
    if (form.isProcessed) done = route.fetch();
  });
  await shortenTimeouts(page, true);
  await send();
  await tells(SLOW);
  await keeps();
  await done;
  await shortenTimeouts(page, false);

  await page.unroute(url);
  await context.setOffline(true);
  await send();
  await tells(NETWORK);
  await keeps();
  await context.setOffline(false);
}

/**
 * The gateway has processed the request, but the response is lost: an error is shown, and the form has to be sent again.
 */
export async function expectSurvivesLostResponse({
  page,
  place,
  endpoint,
  send,
  keeps,
}: FilledForm) {
  const url = ({ pathname }: URL) => pathname === endpoint.path;
  const lost = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
    lost.resolve();
  });
  await send();
  await lost.promise;
  await expect(place.getByText(NETWORK).first()).toBeVisible({ timeout: 15_000 });
  await keeps();
  await page.unroute(url);
}

/** The member who logs in again after a session has ended. */
export interface Person {
  readonly username: string;
  readonly password: string;
}

/** Blocks events about the session, so that only the next call is refused. */
export const withoutLiveEvents = (page: Page): Promise<void> =>
  page.routeWebSocket(`**${SOCKET_PATH}`, (socket) => socket.close());

/**
 * The account logs in elsewhere, which is reported here over the open form; the person logs in again in a popup over it
 * and finds everything unchanged. The form is not sent yet.
 */
export async function expectSurvivesSessionEnd(
  { page, send, keeps }: Pick<FilledForm, 'page' | 'send' | 'keeps'>,
  {
    client,
    person,
    outcome,
  }: { client: TestClient; person: Person; outcome: 'live' | 'by the response' },
): Promise<void> {
  if (outcome === 'by the response') await waitForResponses(page);
  // With the browser's own device cookie: an account with an authenticator asks another device for a code.
  const loginDeviceId = await page.evaluate(() => localStorage.getItem('loginDeviceId'));
  const elsewhere = await client.value(login, {
    type: 'username',
    audience: 'any',
    ...person,
    loginDeviceId: loginDeviceId ?? randomUUID(),
  });
  // Takes the welcome of a first login there, so that it is not shown here.
  if (elsewhere.firstTimeLogin) await client.call(firstLogin, {}, { token: elsewhere.token });
  if (outcome === 'by the response') await send();
  const end = page.getByRole('alertdialog', { name: 'You have been signed out' });
  await expect(end).toContainText('This account was logged in somewhere else.');
  await expect(end).toContainText('you go on where you were');
  await end.getByRole('button', { name: 'Log in' }).click();
  await logInOver(page, person);
  await keeps();
}

/** Waits for the requests of the last attempt, which would notice the end of the session before the next attempt. */
const waitForResponses = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let known = -1;
    // An entry is added when its response has arrived.
    for (;;) {
      const { length } = performance.getEntriesByType('resource');
      if (length === known) return;
      known = length;
      await new Promise((pass) => setTimeout(pass, 500));
    }
  });

/** Logs in in the popup over the page. */
export async function logInOver(page: Page, { username, password }: Person): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel(/^Username/).fill(username);
  await login.getByLabel(/^Password/).fill(password);
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login).toBeHidden();
}
